import { v7 as uuid } from 'uuid'
import { ScheduleSessions } from '#domain/scheduling/class_sessions/actions/schedule_sessions'
import type { Meeting } from '#domain/scheduling/class_sessions/meeting'
import type { Allowance } from '#domain/scheduling/class_sessions/planning/write_sessions'
import type { Recurrence, SeriesEnd } from '#domain/scheduling/series/rules/series_rule'
import type { Weekday } from '#domain/shared/time/weekday'
import type { Centre } from '#tests/helpers/centre/centre'
import { actIn } from '#tests/helpers/teaching/groups'

const meeting = (change: Partial<Meeting>): Meeting => ({
  branchId: null,
  groupId: null,
  studentId: null,
  instructorId: null,
  roomId: null,
  type: change.groupId || change.studentId ? 'regular' : 'event',
  title: null,
  onlineUrl: null,
  ...change,
})

/** Mondays at 17:00 for an hour and a half, unless it is said otherwise. */
export const weekly = (
  ends: SeriesEnd,
  slots: { weekday: Weekday; starts: string; minutes: number }[] = [
    { weekday: 1, starts: '17:00', minutes: 90 },
  ]
): Recurrence => ({
  pattern: { kind: 'weekly', every: 1, weekStart: 7, slots },
  startsOn: '2026-09-07',
  ends,
  excluded: [],
})

export const once = (date: string, starts: string, minutes = 90): Recurrence => ({
  pattern: { kind: 'dates', slots: [{ date, starts, minutes }] },
  startsOn: date,
  ends: null,
  excluded: [],
})

interface Options {
  seriesId?: string | null
  previewed?: string | null
  allowance?: Allowance
  allowsPast?: boolean
}

export const schedule = (
  centre: Centre,
  wanted: Partial<Meeting>,
  timing: Recurrence,
  { seriesId = uuid(), previewed = null, allowance = null, allowsPast = true }: Options = {}
) =>
  new ScheduleSessions().execute({
    ...actIn(centre),
    meeting: meeting(wanted),
    timing,
    seriesId,
    previewed,
    allowance,
    allowsPast,
  })

/** As schedule(), where it must succeed. */
export async function scheduled(...given: Parameters<typeof schedule>) {
  const made = await schedule(...given)
  if (!made.ok) throw new Error(made.error.type)
  return made.value
}

export async function preview(
  centre: Centre,
  wanted: Partial<Meeting>,
  timing: Recurrence,
  seriesId: string | null = uuid()
) {
  const act = { ...actIn(centre), meeting: meeting(wanted), timing, seriesId }
  const made = await new ScheduleSessions().preview(act)
  if (!made.ok) throw new Error(made.error.type)
  return made.value
}
