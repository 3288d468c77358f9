import { sql } from 'kysely'
import { seenSides } from '#domain/shared/audit/seen_sides'
import { type RowOf, statement } from '#domain/shared/data/statement'

const latest = 50

const activity = statement((query, given: { groupId: string }) =>
  query
    .selectFrom(
      query
        .selectNoFrom([
          sql<string>`'group'`.as('kind'),
          sql<string>`${given.groupId}::uuid`.as('id'),
          sql<string | null>`null::uuid`.as('student_id'),
        ])
        .unionAll(
          query
            .selectFrom('enrolments')
            .where('group_id', '=', given.groupId)
            .select(sql<string>`'enrolment'`.as('kind'))
            .select(['id', 'student_id'])
        )
        .as('of')
    )
    .crossJoinLateral((of) =>
      of
        .selectFrom('audit_events')
        .whereRef('subject_type', '=', 'of.kind')
        .whereRef('subject_id', '=', 'of.id')
        .orderBy('id', 'desc')
        .limit(sql.lit(latest))
        .selectAll('audit_events')
        .as('a')
    )
    .leftJoin('students as s', 's.id', 'of.student_id')
    .orderBy('a.id', 'desc')
    .limit(sql.lit(latest))
    .select(['a.id', 'a.occurred_at', 'a.actor_name_other', 'a.action', 'a.before', 'a.after'])
    .select(['s.first_name', 's.last_name', 's.first_name_other', 's.last_name_other'])
    .select((event) =>
      event
        .case()
        .when('a.actor_id', 'is not', null)
        .then(event.ref('a.actor_name'))
        .end()
        .as('actor_name')
    )
)

export type GroupActivityRow = RowOf<typeof activity>

/** Includes the enrolments in it; the latest 50 first. */
export class GroupActivity {
  async execute(groupId: string) {
    return seenSides(await activity({ groupId }))
  }
}
