import type { World } from '#database/seeders/demo/world'
import { proposalsFor } from '#domain/scheduling/holidays/country_holidays'
import type { ProposedHoliday } from '#domain/scheduling/holidays/rules/proposed_holidays'

type Row = Omit<ProposedHoliday, 'is_sighted' | 'preset' | 'preset_year'> & {
  preset: string | null
  preset_year: number | null
}

/** In days: a feast is confirmed when it is this near. */
const announced = 10

/** In days: the office plans its holidays so long before. */
const planned = 45

/** This year's and the next one's public holidays, and a day of the centre's own. */
export function inventHolidays(world: World, country: 'SA' | 'JO') {
  const { year } = world.now
  const known = [year, year + 1]
    .flatMap((one) => proposalsFor(country, one))
    .filter((one) => !one.is_sighted || world.daysTo(one.starts_on) <= announced)
  for (const { is_sighted: _, ...holiday } of known) add(world, holiday)
  const own = world.day(24)
  add(world, {
    ...{ name_en: 'Staff development day', name_ar: 'يوم تطوير المدرّسين' },
    ...{ starts_on: own, ends_on: own, preset: null, preset_year: null },
  })
}

function add(world: World, columns: Row) {
  const ahead = Math.min(0, world.daysTo(columns.starts_on) - planned)
  const at = world.during(world.day(ahead))
  const id = world.chance.id(at)
  world.add('holidays', { id, ...columns, created_at: at, updated_at: at })
  const given = Object.entries(columns).filter(([, value]) => value !== null)
  world.tell(at, 'holidays.create', 'holiday', id, { after: Object.fromEntries(given) })
}
