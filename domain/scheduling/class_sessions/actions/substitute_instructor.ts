import {
  changedSession,
  type SessionChange,
} from '#domain/scheduling/class_sessions/editing/changed_session'
import { ChangeSessions } from '#domain/scheduling/class_sessions/editing/change_sessions'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'

type Wanted = { instructorId: string }

/** Takes them over; for whom is kept, until that instructor has them back. */
export class SubstituteInstructor extends ChangeSessions<Wanted> {
  protected change({ instructorId }: Wanted) {
    return { instructorId }
  }

  protected override edit(row: SessionRow, change: SessionChange) {
    const { after, ...edit } = changedSession(row, change)
    const usual = row.substitute_for ?? row.instructor_id
    const isBack = usual === after.instructor_id
    return { ...edit, after: { ...after, substitute_for: isBack ? null : usual } }
  }
}
