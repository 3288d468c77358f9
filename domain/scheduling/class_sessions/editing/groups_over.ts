import { sql } from 'kysely'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { endedStatuses } from '#domain/teaching/groups/rules/group_state'

const over = statement((query, { ids }: { ids: string[] }) =>
  query
    .selectFrom('groups')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', 'in', literals(endedStatuses))
    .limit(sql.lit(1))
    .select('id')
)

export async function isAnyGroupOver(rows: SessionRow[]) {
  const ids = rows.map(({ group_id }) => group_id).filter((id) => id !== null)
  return (await over({ ids: [...new Set(ids)] })).length > 0
}
