import { sql } from 'kysely'
import { readStatements } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'

const scheduled = statement((query, act: { id: string }) =>
  query
    .selectFrom('session_act_sessions')
    .where('act_id', '=', act.id)
    .where('kept', 'is', null)
    .where('is_beside', '=', false)
    .select('session_id')
    .limit(sql.lit(1))
)

/** Whether the act scheduled sessions, which undoing it deletes. */
export const isSchedulingAct = (tenantId: string, id: string) =>
  readStatements(tenantId, async () => isUuid(id) && (await scheduled({ id })).length > 0)
