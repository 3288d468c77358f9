import { v7 as uuid } from 'uuid'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { insert } from '#tests/helpers/database/insert'

export async function furnish(centre: Centre) {
  const [group] = await rowsOf(centre, 'groups')
  const [room] = await rowsOf(centre, 'rooms')
  await insert(centre, 'group_patterns', { group_id: group.id, room_id: room.id })
  const sunday = { weekday: 7, starts: '16:00', minutes: 90 }
  await insert(centre, 'group_slots', { id: uuid(), group_id: group.id, ...sunday })
}
