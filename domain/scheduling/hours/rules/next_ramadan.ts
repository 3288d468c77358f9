import { hijriMonths } from '#domain/shared/time/hijri_months'

const ramadan = 9
const names = { name_en: 'Ramadan', name_ar: 'رمضان' }

/**
 * The Ramadan that lasts on a day or comes after it, by Umm al-Qura: a proposal, since its first day
 * hangs on the moon. Days are YYYY-MM-DD, both included.
 */
export function nextRamadan(today: string) {
  const year = Number(today.slice(0, 4))
  const months = [year - 1, year, year + 1].flatMap(hijriMonths)
  const spans = months.flatMap(({ month, starts }) => {
    const next = months.find((one) => one.month === (ramadan % 12) + 1 && one.starts > starts)
    if (month !== ramadan || !next) return []
    const last = next.starts.minus({ days: 1 })
    return [{ ...names, starts_on: starts.toISODate()!, ends_on: last.toISODate()! }]
  })
  return spans.find(({ ends_on: end }) => end >= today)!
}
