import { type Kysely, sql } from 'kysely'
import { localDay } from '#domain/shared/data/local_time'
import type { DB } from '#database/schema'
import { absenceColumns } from '#domain/people/instructors/queries/list_absences'
import { literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

export type AbsenceMail =
  | { mail: 'absence_decided'; absenceId: string }
  | { mail: 'absence_taken_back'; absenceId: string; day: string | null }

const toAsker = (query: Kysely<DB>, id: string) =>
  query
    .selectFrom('absences as a')
    .innerJoin('users as u', 'u.id', 'a.asked_by')
    .innerJoin('instructors as i', 'i.id', 'a.instructor_id')
    .where('a.id', '=', id)
    .where('u.archived_at', 'is', null)
    .select(absenceColumns)
    .select(['a.answer', 'u.email', 'i.locale'])
    .select(['i.first_name as firstName', 'i.first_name_other as firstNameOther'])

const decision = statement((query, given: { absenceId: string }) =>
  toAsker(query, given.absenceId)
    .where('a.state', 'in', literals(['approved', 'declined']))
    .select(sql<boolean>`a.state = 'approved'`.as('isApproved'))
)

const takenBack = statement((query, given: { absenceId: string; moment: Date }) =>
  toAsker(query, given.absenceId)
    .where('a.state', '=', sql.lit('withdrawn'))
    .where('a.decided_at', 'is not', null)
    .where('a.ends_at', '>', given.moment)
)

const takenOut = statement((query, given: { absenceId: string; day: string; moment: Date }) =>
  toAsker(query, given.absenceId).where('a.state', '=', sql.lit('approved'))
    .where(sql<boolean>`${given.day}::date = any (a.taken_out)
      and ${given.day}::date >= ${localDay(sql`${given.moment}`, sql.ref('a.time_zone'))}`)
)

export type DecidedAbsence = RowOf<typeof decision>

/** For whoever asked; undefined once it is taken back, or they have no account any more. */
export const findDecidedAbsence = async (absenceId: string) => (await decision({ absenceId }))[0]

export type AbsenceTakenBack = RowOf<typeof takenBack>

/** For whoever asked; of the whole absence or of one day of it, undefined once that is over. */
export async function findAbsenceTakenBack(absenceId: string, day: string | null) {
  const given = { absenceId, moment: now().toJSDate() }
  const [found] = day === null ? await takenBack(given) : await takenOut({ ...given, day })
  return found
}
