import type { BranchOption } from '~/components/branches/types'
import { CreateEntry } from '~/components/catalogue/entry_form_pages'
import { roomForm } from '~/components/rooms/room_form'

export default function RoomCreate(_: { room: null; branches: BranchOption[] }) {
  return <CreateEntry kind={roomForm} />
}
