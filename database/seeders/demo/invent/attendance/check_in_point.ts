import { pointName } from '#database/seeders/demo/data/attendance_words'
import type { World } from '#database/seeders/demo/world'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']

/** The tablet at the entrance. Its hash belongs to no token, so no device can act as it. */
export function inventCheckInPoint(world: World) {
  const { chance } = world
  const at = world.during(world.day(-30))
  world.add('check_in_points', {
    ...{ id: chance.id(at), name: pointName, opened_by: world.someone().userId },
    hash: Array.from({ length: 43 }, () => chance.pick(letters)).join(''),
    ...{ opened_at: at, seen_at: world.during(world.today) },
  })
}
