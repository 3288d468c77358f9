import type { World } from '#database/seeders/demo/world'
import { nextRamadan } from '#domain/scheduling/hours/rules/next_ramadan'
import { weekdays } from '#domain/shared/time/weekday'

const opened = 700

const [friday, saturday] = [5, 6]
const mornings = { opens: '09:00', closes: '12:30' }
const afternoons = { opens: '15:00', closes: '22:00' }

/** Mornings and afternoons, Saturdays in the morning alone, and shut on Fridays. */
export function inventHours(world: World) {
  const at = world.during(world.day(-opened))
  const week = world.add('opening_weeks', { id: world.chance.id(at), created_at: at })
  for (const weekday of weekdays) {
    if (weekday === friday) continue
    for (const window of weekday === saturday ? [mornings] : [mornings, afternoons])
      world.add('opening_hours', { id: world.chance.id(at), week_id: week.id, weekday, ...window })
  }
}

/** Evening hours of the last Ramadan; the next one's days are not announced yet. */
export function inventTimings(world: World) {
  const past = nextRamadan(world.now.minus({ years: 1 }).toISODate()!)
  const at = world.during(world.day(world.daysTo(past.starts_on) - 20))
  const id = world.chance.id(at)
  const names = { name_en: 'Ramadan', name_ar: 'رمضان' }
  const columns = { ...names, ...past, shift_minutes: 270, shorten_minutes: 15 }
  world.add('timings', { id, ...columns, created_at: at, updated_at: at })
  world.tell(at, 'timings.create', 'timing', id, { after: columns })
}
