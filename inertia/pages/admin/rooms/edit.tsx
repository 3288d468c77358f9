import type { BranchOption } from '~/components/branches/types'
import type { Data } from '@generated/data'
import { EditEntry } from '~/components/catalogue/entry_form_pages'
import { roomForm } from '~/components/rooms/room_form'

type RoomEditProps = { room: Data.Admin.Rooms.Room; branches: BranchOption[] }

export default function RoomEdit({ room }: RoomEditProps) {
  return <EditEntry kind={roomForm} entry={room} />
}
