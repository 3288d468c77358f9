import { sql } from 'kysely'
import { absenceColumns } from '#domain/people/instructors/queries/list_absences'
import { literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

export type AbsenceMail = { mail: 'absence_decided'; absenceId: string }

const decision = statement((query, given: { absenceId: string }) =>
  query
    .selectFrom('absences as a')
    .innerJoin('users as u', 'u.id', 'a.asked_by')
    .innerJoin('instructors as i', 'i.id', 'a.instructor_id')
    .where('a.id', '=', given.absenceId)
    .where('a.state', 'in', literals(['approved', 'declined']))
    .where('u.archived_at', 'is', null)
    .select(absenceColumns)
    .select(['a.answer', 'u.email', 'i.locale'])
    .select(['i.first_name as firstName', 'i.first_name_other as firstNameOther'])
    .select(sql<boolean>`a.state = 'approved'`.as('isApproved'))
)

export type DecidedAbsence = RowOf<typeof decision>

/** For whoever asked; undefined once it is taken back, or they have no account any more. */
export const findDecidedAbsence = async (absenceId: string) => (await decision({ absenceId }))[0]
