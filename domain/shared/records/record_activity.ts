import { sql } from 'kysely'
import { seenSides } from '#domain/shared/audit/seen_sides'
import { type RowOf, statement } from '#domain/shared/data/statement'

const latest = 50

const activity = statement((query, { subject, id }: { subject: string; id: string }) =>
  query
    .selectFrom('audit_events')
    .where('subject_type', '=', subject)
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(sql.lit(latest))
    .select(['id', 'occurred_at', 'actor_name_other', 'action', 'before', 'after'])
    .select((event) =>
      event
        .case()
        .when('actor_id', 'is not', null)
        .then(event.ref('actor_name'))
        .end()
        .as('actor_name')
    )
)

export type ActivityRow = RowOf<typeof activity>

/** The latest 50 first; the system has no name here, each language has a word for it. */
export const recordActivity = async (subject: string, id: string) =>
  seenSides(await activity({ subject, id }))
