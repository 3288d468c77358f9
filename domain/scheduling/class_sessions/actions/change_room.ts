import { outOfBranch } from '#domain/scheduling/class_sessions/editing/change_problem'
import { ChangeSessions } from '#domain/scheduling/class_sessions/editing/change_sessions'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'

type Wanted = { roomId: string | null }

/** Null takes them out of every room. */
export class ChangeRoom extends ChangeSessions<Wanted> {
  protected change({ roomId }: Wanted) {
    return { roomId }
  }

  /** Those of another branch keep their rooms; where all of them are, that is refused. */
  protected override async spared(rows: SessionRow[], { roomId }: Wanted) {
    const out = roomId === null ? [] : await outOfBranch(rows, roomId)
    return out.length < rows.length ? out : []
  }
}
