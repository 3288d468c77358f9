import { sql } from 'kysely'
import {
  archivedParties,
  type ArchivedParty,
} from '#domain/scheduling/class_sessions/editing/archived_parties'
import { ChosenAct } from '#domain/scheduling/class_sessions/editing/chosen_act'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { err, ok, type Result } from '#domain/shared/result'
import { endedStatuses } from '#domain/teaching/groups/rules/group_state'

type OutOfUse = { type: 'group_over'; field: 'group_id' } | ArchivedParty

/** Checked for clashes as booking is: the hour may be given away meanwhile. */
export class RestoreSessions extends ChosenAct<object, OutOfUse> {
  protected readonly verb = 'restore'

  protected override async edits(rows: SessionRow[]): Promise<Result<Edit[], OutOfUse>> {
    if (await isAnyOver(rows)) return err({ type: 'group_over', field: 'group_id' })
    const archivedIn = await archivedParties(rows)
    const [gone] = rows.map(archivedIn).filter((one) => one !== undefined)
    if (gone) return err(gone)
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
