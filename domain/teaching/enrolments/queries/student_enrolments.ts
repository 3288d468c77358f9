import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { countOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { termsInForce } from '#domain/teaching/enrolments/enrolment_terms'
import { instructorBeside } from '#domain/teaching/groups/queries/find_group'

const most = 200

const enrolmentsOf = statement((query, key: { studentId: string; today: string }) =>
  query
    .selectFrom('enrolments as e')
    .innerJoin('groups as g', (join) =>
      join.onRef('g.tenant_id', '=', 'e.tenant_id').onRef('g.id', '=', 'e.group_id')
    )
    .innerJoin('courses as c', (join) =>
      join.onRef('c.tenant_id', '=', 'g.tenant_id').onRef('c.id', '=', 'g.course_id')
    )
    .leftJoin('instructors as i', (join) =>
      join.onRef('i.tenant_id', '=', 'g.tenant_id').onRef('i.id', '=', 'g.instructor_id')
    )
    .leftJoinLateral(termsInForce(query, key.today).as('t'), (join) => join.onTrue())
    .where('e.student_id', '=', key.studentId)
    .where((of) => of.not('e.is_undone'))
    .orderBy('e.id', 'desc')
    .limit(sql.lit(most))
    .select(['e.id', 'e.status', 'e.group_id', 'g.code', 'g.title_en', 'g.title_ar'])
    .select(['g.capacity', 'g.seats_taken', 'g.offer_hours', 'e.starts_on', 'e.ends_on'])
    .select(['t.price', 't.currency', 't.exponent', 't.billing_mode', 'e.reason'])
    .select(['e.waiting_since', 'e.offer_expires_at', 'e.frozen_from', 'e.frozen_until'])
    .select((of) => [
      instructorBeside().as('instructor'),
      jsonBuildObject({ id: of.ref('c.id'), subject_id: of.ref('c.subject_id') }).as('course'),
      of
        .case()
        .when('e.status', '=', sql.lit('waitlisted'))
        .then(
          countOf(
            of
              .selectFrom('enrolments as w')
              .whereRef('w.tenant_id', '=', 'e.tenant_id')
              .whereRef('w.group_id', '=', 'e.group_id')
              .where('w.status', '=', sql.lit('waitlisted'))
              .whereRef('w.waiting_order', '<=', 'e.waiting_order')
          )
        )
        .end()
        .as('place'),
    ])
)

export type StudentEnrolmentRow = RowOf<typeof enrolmentsOf>

export class StudentEnrolments {
  execute(studentId: string, today: string) {
    return enrolmentsOf({ studentId, today })
  }
}
