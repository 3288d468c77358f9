import { sql } from 'kysely'
import type { Whose } from '#domain/scheduling/calendar/own/whose'
import { anyOf, literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { seatedStatuses } from '#domain/teaching/enrolments/rules/enrolment_state'

const ofInstructor = statement((query, given: { instructor: string }) =>
  query
    .selectFrom('groups as g')
    .where('g.archived_at', 'is', null)
    .where('g.status', 'in', literals(['open', 'running', 'suspended']))
    .where((of) =>
      of.or([
        of('g.instructor_id', '=', given.instructor),
        of(
          'g.id',
          'in',
          of
            .selectFrom('group_assistants')
            .where('instructor_id', '=', given.instructor)
            .select('group_id')
        ),
      ])
    )
    .groupBy('g.branch_id')
    .select('g.branch_id as id')
)

const ofStudents = statement((query, given: { students: string[] }) =>
  query
    .selectFrom('enrolments as e')
    .innerJoin('groups as g', 'g.id', 'e.group_id')
    .where('e.student_id', '=', anyOf(given.students))
    .where('e.is_undone', '=', sql.lit(false))
    .where('e.status', 'in', literals(seatedStatuses))
    .groupBy('g.branch_id')
    .select('g.branch_id as id')
)

/** Where their groups meet these days: whose holidays and hours concern them, though no session stands there. */
export async function branchesMet(whose: Whose): Promise<string[]> {
  const rows = await ('instructor' in whose ? ofInstructor(whose) : ofStudents(whose))
  return rows.map(({ id }) => id)
}
