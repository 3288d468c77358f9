import { sql } from 'kysely'
import { leftStatuses } from '#domain/people/rules/departure'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

/** Whether student `p` is no longer at the centre: nobody books them or waits for them as a guest until they are back. */
export const isGone = sql<boolean>`(p.archived_at is not null or p.status in (${sql.join(literals(leftStatuses))}))`

const owner = statement((query, given: { credit: string }) =>
  query
    .selectFrom('make_up_credits as c')
    .innerJoin('students as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.student_id')
    )
    .where('c.id', '=', given.credit)
    .select(isGone.as('isGone'))
)

/** Whether the student of a credit is. */
export const isOwnerGone = async (credit: string) => (await owner({ credit }))[0]?.isGone ?? false
