import type { CheckedIn } from '#domain/attendance/check_in/actions/check_in'
import type { CheckInSession } from '#domain/attendance/check_in/queries/sessions_to_check_in'
import { nameIn, type NameLanguage, type StoredNames } from '#domain/shared/text/person_names'

/** What a passer-by may read: a first name, a room and an hour. */
export function toldCheckIn(locale: NameLanguage, student: StoredNames, checkedIn: CheckedIn) {
  const { outcome } = checkedIn
  const session = outcome === 'none' ? checkedIn.next : checkedIn.session
  return {
    outcome,
    name: nameIn(locale, [student.first_name, student.first_name_other]),
    minutes_late: outcome === 'none' ? null : checkedIn.minutesLate,
    /** Of `none`, the next one today. */
    session: session ? toldSession(session) : null,
  }
}

const toldSession = ({ startsAt, endsAt, time_zone, room }: CheckInSession) => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  ...{ time_zone, room },
})
