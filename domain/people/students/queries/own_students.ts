import { sql } from 'kysely'
import type { PortalPerson } from '#domain/access/sessions/principal'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

type Own = Exclude<PortalPerson['type'], 'instructor'>

/** Ids of a student, and of the children a guardian may know of. Whatever a portal, a file or a feed tells of students hangs on them. */
export const ownStudentIds = {
  student: (id: string) =>
    sql<string[]>`array(select p.id from students p where p.id = ${id} and p.archived_at is null)`,
  guardian: (id: string) => sql<string[]>`array(
    select p.id from student_guardians g join students p on p.id = g.student_id
    where g.guardian_id = ${id} and g.may_see_data and p.archived_at is null)`,
}

const own = (type: Own) =>
  statement((query, { id }: { id: string }) =>
    query
      .selectFrom('students')
      .where('id', '=', sql<string>`any(${ownStudentIds[type](id)})`)
      .orderBy('sequence')
      .select(['id', ...storedNameFields])
  )

const read = { student: own('student'), guardian: own('guardian') }

export type OwnStudent = RowOf<ReturnType<typeof own>>

/** A student, or the children a guardian may know of; nobody of an instructor. */
export const ownStudents = async ({ type, id }: PortalPerson): Promise<OwnStudent[]> =>
  type === 'instructor' ? [] : read[type]({ id })
