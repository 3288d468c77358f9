import { sql } from 'kysely'
import { now } from '#domain/shared/time/clock'
import { statement } from '#domain/shared/data/statement'

const behind = statement((query, given: { groupId: string }) =>
  query
    .selectFrom('enrolments')
    .where('group_id', '=', given.groupId)
    .where('status', '=', sql.lit('waitlisted'))
    .select(({ ref }) => sql<string>`coalesce(max(${ref('waiting_order')}), 0) + 1`.as('next'))
)

const ahead = statement((query, given: { groupId: string }) =>
  query
    .selectFrom('enrolments')
    .where('group_id', '=', given.groupId)
    .where('status', '=', sql.lit('waitlisted'))
    .orderBy('waiting_order')
    .limit(sql.lit(1))
    .select('id')
    .select(({ ref }) => sql<string>`${ref('waiting_order')} - 1`.as('before'))
)

export async function lastInLine(groupId: string) {
  const [place] = await behind({ groupId })
  return { waiting_order: place!.next, waiting_since: now().toJSDate() }
}

export async function firstInLine(groupId: string) {
  const [place] = await ahead({ groupId })
  return place
}
