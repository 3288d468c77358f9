import {
  changedSession,
  detached,
  type SessionChange,
} from '#domain/scheduling/class_sessions/editing/changed_session'
import {
  type ChangeRefusal,
  unusableChange,
} from '#domain/scheduling/class_sessions/editing/change_problem'
import { ChosenAct } from '#domain/scheduling/class_sessions/editing/chosen_act'
import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'
import { err, ok, type Result } from '#domain/shared/result'

/** One change of all of them; each goes its own way from then on. */
export abstract class ChangeSessions<Wanted extends object> extends ChosenAct<
  Wanted,
  ChangeRefusal
> {
  protected readonly verb = 'update'

  protected override async edits(
    rows: SessionRow[],
    wanted: Wanted
  ): Promise<Result<Edit[], ChangeRefusal>> {
    const change = this.change(wanted)
    const unusable = await unusableChange(change, rows)
    if (unusable) return err(unusable)
    return ok(rows.map((row) => detached(this.edit(row, change))))
  }

  protected override joining(wanted: Wanted) {
    const { instructorId = null, roomId = null } = this.change(wanted)
    return [instructorId, roomId]
  }

  protected abstract change(wanted: Wanted): SessionChange

  protected edit(row: SessionRow, change: SessionChange): Edit {
    return changedSession(row, change)
  }
}
