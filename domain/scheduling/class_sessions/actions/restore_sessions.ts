import {
  archivedParties,
  type ArchivedParty,
} from '#domain/scheduling/class_sessions/editing/archived_parties'
import { ChosenAct } from '#domain/scheduling/class_sessions/editing/chosen_act'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import { isAnyGroupOver } from '#domain/scheduling/class_sessions/editing/groups_over'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { err, ok, type Result } from '#domain/shared/result'

type OutOfUse = { type: 'group_over'; field: 'group_id' } | ArchivedParty

/** Checked for clashes as booking is: the hour may be given away meanwhile. */
export class RestoreSessions extends ChosenAct<object, OutOfUse> {
  protected readonly verb = 'restore'

  protected override async edits(rows: SessionRow[]): Promise<Result<Edit[], OutOfUse>> {
    if (await isAnyGroupOver(rows)) return err({ type: 'group_over', field: 'group_id' })
    const archivedIn = await archivedParties(rows)
    const [gone] = rows.map(archivedIn).filter((one) => one !== undefined)
    if (gone) return err(gone)
    return ok(rows.map(restored))
  }
}

export const restored = (before: SessionRow) => ({
  before,
  after: {
    ...before,
    status: before.attendance_taken_at ? ('completed' as const) : ('scheduled' as const),
    cancelled_by: null,
    cancel_reason: null,
  },
  moved: null,
})
