import type { AttendanceEvent } from '#domain/attendance/rules/outcome'

/**
 * How many sessions somebody attended one after the other, the latest first: an absence that was told in time, or a
 * session that was called off, neither counts nor ends it.
 */
export function streakOf(latest: (AttendanceEvent | 'called_off')[]): number {
  const counted = latest.filter((event) => event !== 'excused' && event !== 'called_off')
  const end = counted.findIndex((event) => event !== 'attended')
  return end === -1 ? counted.length : end
}
