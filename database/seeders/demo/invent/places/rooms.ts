import { closedFor, type DemoRoom, formerRoom, rooms } from '#database/seeders/demo/data/rooms'
import { writeEntry } from '#database/seeders/demo/invent/catalogue'
import type { World } from '#database/seeders/demo/world'

const opened = 780
const kind = { table: 'rooms', subject: 'room' }

/** The last that has walls is out of use for some days, around today. */
export function inventRooms(world: World, count: number) {
  const made = rooms.slice(0, count).map((room) => writeRoom(world, room, false))
  writeRoom(world, formerRoom, true)
  closeFor(world, made.findLast(({ kind: one }) => one !== 'online')!.id)
  return made
}

function writeRoom(world: World, room: DemoRoom, isFormer: boolean) {
  const columns = {
    code: room.code,
    name_en: room.en,
    name_ar: room.ar,
    kind: room.kind ?? 'room',
    capacity: room.capacity,
    equipment: (room.equipment ?? []).map(({ ar }) => ar),
    colour: room.colour,
    can_double_book: room.canDoubleBook ?? false,
  }
  return writeEntry(world, kind, columns, { daysAgo: opened, isFormer })
}

function closeFor(world: World, roomId: string) {
  const at = world.during(world.day(-4))
  const closure = { starts_on: world.day(-2), ends_on: world.day(5), reason: closedFor.ar }
  world.add('room_closures', {
    id: world.chance.id(at),
    room_id: roomId,
    ...closure,
    created_at: at,
    updated_at: at,
  })
  world.tell(at, 'rooms.close', 'room', roomId, { after: closure })
}
