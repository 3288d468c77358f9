import { type Kysely, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { DB } from '#database/schema'
import type { PortalPerson } from '#domain/access/sessions/principal'
import { ownStudentIds } from '#domain/people/students/queries/own_students'
import { jsonIfJoined, jsonOf, literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { groupsTaught } from '#domain/teaching/groups/queries/find_group'
import { seatedStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'
import { storedNameFields } from '#domain/shared/text/person_names'

const most = 100

const goingOn = (query: Kysely<DB>) =>
  groupsTaught(query)
    .where('g.archived_at', 'is', null)
    .where('g.status', 'in', literals(['open', 'running', 'suspended']))
    .limit(sql.lit(most))
    .select(['g.code', 'g.title_en', 'g.title_ar', 'g.status', 'g.work_type'])
    .select(['c.title_en as course_en', 'c.title_ar as course_ar', 'g.starts_on', 'g.ends_on'])
    .select(jsonIfJoined('instructors', 'i', storedNameFields).as('instructor'))

type Role = 'instructor' | 'assistant'

const taught = statement((query, { id }: { id: string }) =>
  goingOn(query)
    .where((of) =>
      of.or([
        of('g.instructor_id', '=', id),
        of(
          'g.id',
          'in',
          of.selectFrom('group_assistants').where('instructor_id', '=', id).select('group_id')
        ),
      ])
    )
    .orderBy('g.starts_on')
    .orderBy('g.code')
    .select('g.id')
    .select((of) => [
      sql<null>`null`.as('enrolment'),
      jsonBuildObject({
        capacity: of.ref('g.capacity'),
        seats_taken: of.ref('g.seats_taken'),
        waiting: of.ref('g.waiting'),
        role: of
          .case()
          .when('g.instructor_id', '=', id)
          .then(sql.lit<Role>('instructor'))
          .else(sql.lit<Role>('assistant'))
          .end(),
      }).as('seats'),
    ])
)

const attended = (query: Kysely<DB>) =>
  goingOn(query)
    .innerJoin('enrolments as e', (join) =>
      join.onRef('e.tenant_id', '=', 'g.tenant_id').onRef('e.group_id', '=', 'g.id')
    )
    .innerJoin('students as s', (join) =>
      join.onRef('s.tenant_id', '=', 'e.tenant_id').onRef('s.id', '=', 'e.student_id')
    )
    .where('e.status', 'in', literals([...seatedStatuses, 'waitlisted']))
    .orderBy('s.sequence')
    .orderBy('g.starts_on')
    .orderBy('g.code')
    .select('e.id')
    .select((of) => [
      jsonBuildObject({
        status: of.ref('e.status'),
        starts_on: of.ref('e.starts_on'),
        ends_on: of.ref('e.ends_on'),
        student_id: of.ref('s.id'),
        student: jsonOf('students', 's', storedNameFields),
      }).as('enrolment'),
      sql<null>`null`.as('seats'),
    ])

const ofStudents = (type: 'student' | 'guardian') =>
  statement((query, { id }: { id: string }) =>
    attended(query).where('e.student_id', '=', sql<string>`any(${ownStudentIds[type](id)})`)
  )

const [ofStudent, ofGuardian] = [ofStudents('student'), ofStudents('guardian')]

export type OwnGroup = RowOf<typeof taught> | RowOf<typeof ofStudent>

/**
 * Groups that go on or are to begin, of an instructor, a student, or the children a guardian may
 * know of.
 */
export class OwnGroups {
  async execute({ type, id }: PortalPerson): Promise<OwnGroup[]> {
    if (type === 'instructor') return taught({ id })
    return type === 'student' ? ofStudent({ id }) : ofGuardian({ id })
  }
}
