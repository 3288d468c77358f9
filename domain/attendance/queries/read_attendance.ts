import { policiesIn } from '#domain/attendance/queries/policies'
import { sessionAttendance } from '#domain/attendance/queries/session_attendance'
import { isLocked, opensAt } from '#domain/attendance/rules/mark'
import type { Locale } from '#domain/shared/choices/locales'
import { keepPlans } from '#domain/shared/data/keep_plans'
import { statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'
import { now } from '#domain/shared/time/clock'
import { dayAt } from '#domain/shared/time/zone_offsets'

const session = statement((query, given: { id: string }) =>
  query
    .selectFrom('class_sessions')
    .where('id', '=', given.id)
    .select(['id', 'group_id', 'starts_at', 'ends_at', 'time_zone', 'status'])
)

/** A session's roster with its marks, and what may be marked there now; undefined where there is no such session. */
export async function readAttendance(id: string, locale: Locale) {
  if (!isUuid(id)) return undefined
  const [, [row], rows, { policyOn, settings }] = await Promise.all([
    keepPlans(),
    session({ id }),
    sessionAttendance(id, locale),
    policiesIn(id),
  ])
  if (!row) return undefined
  const { starts_at: start, ends_at: end } = row
  const lockDays = settings.lock_days
  return {
    session: row,
    rows,
    opensAt: opensAt(start),
    isLocked: isLocked({ endsAt: end, lockDays, now: now().toJSDate() }),
    asksMakeUp: policyOn(dayAt(row.time_zone, start)).policy.make_ups === 'ask',
    showsContacts: settings.shows_contacts,
  }
}

export type ReadAttendance = NonNullable<Awaited<ReturnType<typeof readAttendance>>>
