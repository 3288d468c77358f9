import { sql } from 'kysely'
import { ChosenAct } from '#domain/scheduling/class_sessions/editing/chosen_act'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { err, ok, type Result } from '#domain/shared/result'
import { endedStatuses } from '#domain/teaching/groups/rules/group_state'

type OutOfUse =
  { type: 'group_over'; field: 'group_id' } | { type: 'room_archived'; field: 'room_id' }

/** Checked for clashes as booking is: the hour may be given away meanwhile. */
export class RestoreSessions extends ChosenAct<object, OutOfUse> {
  protected readonly verb = 'restore'

  protected override async edits(rows: SessionRow[]): Promise<Result<Edit[], OutOfUse>> {
    if (await isAnyOver(rows)) return err({ type: 'group_over', field: 'group_id' })
    if (await isAnyArchived(rows)) return err({ type: 'room_archived', field: 'room_id' })
    return ok(rows.map(restored))
  }
}

export const restored = (before: SessionRow) => ({
  before,
  after: { ...before, status: 'scheduled' as const, cancelled_by: null, cancel_reason: null },
  moved: null,
})

const over = statement((query, { ids }: { ids: string[] }) =>
  query
    .selectFrom('groups')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('status', 'in', literals(endedStatuses))
    .limit(sql.lit(1))
    .select('id')
)

async function isAnyOver(rows: SessionRow[]) {
  const ids = rows.map(({ group_id }) => group_id).filter((id) => id !== null)
  return (await over({ ids: [...new Set(ids)] })).length > 0
}

const archived = statement((query, { ids }: { ids: string[] }) =>
  query
    .selectFrom('rooms')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('archived_at', 'is not', null)
    .limit(sql.lit(1))
    .select('id')
)

async function isAnyArchived(rows: SessionRow[]) {
  const ids = rows.map(({ room_id }) => room_id).filter((id) => id !== null)
  return (await archived({ ids: [...new Set(ids)] })).length > 0
}
