import { DateTime } from 'luxon'
import { seriesLimits } from '#domain/scheduling/series/rules/series_rule'

export type OutOfReach = { type: 'too_early' | 'too_far'; field: 'starts_on' | 'ends' }

/** Nobody plans for last century by mistake, nor for the next one. */
export function outOfReach(days: string[], today: string): OutOfReach | undefined {
  const at = DateTime.fromISO(today)
  const [first, last] = [days[0]!, days.at(-1)!]
  if (first < at.minus({ years: seriesLimits.yearsBack }).toISODate()!)
    return { type: 'too_early', field: 'starts_on' }
  const latest = latestDay(at)
  if (last <= latest) return undefined
  return { type: 'too_far', field: first > latest ? 'starts_on' : 'ends' }
}

export const latestDay = (at: DateTime) => at.plus({ years: seriesLimits.years }).toISODate()!
