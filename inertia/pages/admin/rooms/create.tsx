import { CreateEntry } from '~/components/catalogue/entry_form_pages'
import { roomForm } from '~/components/rooms/room_form'

export default function RoomCreate(_: { room: null }) {
  return <CreateEntry kind={roomForm} />
}
