import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

const groupsOf = statement((query, given: { instructorId: string }) =>
  query
    .selectFrom('groups as g')
    .where('g.archived_at', 'is', null)
    .where((of) =>
      of.or([
        of('g.instructor_id', '=', given.instructorId),
        of(
          'g.id',
          'in',
          of
            .selectFrom('group_assistants')
            .where('instructor_id', '=', given.instructorId)
            .select('group_id')
        ),
      ])
    )
    .orderBy('g.starts_on', 'desc')
    .orderBy('g.id', 'desc')
    .limit(sql.lit(100))
    .select(['g.id', 'g.code', 'g.title_en', 'g.title_ar', 'g.status', 'g.starts_on', 'g.ends_on'])
    .select(['g.capacity', 'g.seats_taken', 'g.waiting'])
    .select((of) =>
      of
        .case()
        .when('g.instructor_id', '=', given.instructorId)
        .then(sql.lit('instructor' as const))
        .else(sql.lit('assistant' as const))
        .end()
        .as('role')
    )
)

/** As instructor or assistant, the latest first; 100 at most. */
export const groupsOfInstructor = (instructorId: string) => groupsOf({ instructorId })
