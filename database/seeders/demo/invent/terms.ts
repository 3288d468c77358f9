import { writeEntry } from '#database/seeders/demo/invent/catalogue'
import type { World } from '#database/seeders/demo/world'
import { daysAfterSunday, weekdayOf } from '#domain/shared/time/weekday'

export type Term = ReturnType<typeof inventTerms>[number]

const [weeks, gap] = [15, 2]
/** In weeks. */
const begun = 7

/** Winter begins here and belongs to the year it ends in. */
const december = 12

const seasons = [
  ['WIN', 'Winter', 'الشتاء'],
  ['SPR', 'Spring', 'الربيع'],
  ['SUM', 'Summer', 'الصيف'],
  ['AUT', 'Autumn', 'الخريف'],
] as const

/** Three past terms (the first archived), the current and the next; each begins on a Sunday. */
export function inventTerms(world: World) {
  const { now } = world
  const sunday = now.startOf('day').minus({ days: daysAfterSunday(weekdayOf(world.today)) })
  const current = sunday.minus({ weeks: begun })
  return [-3, -2, -1, 0, 1].map((place) => {
    const starts = current.plus({ weeks: place * (weeks + gap) })
    const middle = starts.plus({ weeks: begun })
    const [code, en, ar] = seasons[Math.floor((middle.month % 12) / 3)]!
    const year = middle.month === december ? middle.year + 1 : middle.year
    const columns = {
      code: `${code}-${String(year).slice(2)}`,
      name_en: `${en} ${year}`,
      name_ar: `فصل ${ar} ${year}`,
      starts_on: starts.toISODate()!,
      ends_on: starts.plus({ weeks, days: -3 }).toISODate()!,
    }
    const daysAgo = Math.max(3, -world.daysTo(columns.starts_on) + 50)
    const kind = { table: 'terms', subject: 'term' }
    return { place, ...writeEntry(world, kind, columns, { daysAgo, isFormer: place === -3 }) }
  })
}
