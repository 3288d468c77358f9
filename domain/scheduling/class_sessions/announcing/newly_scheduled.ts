import type { Edit } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'

/** What is told of a new session: until now it didn't take place. */
export const newlyScheduled = (after: SessionRow): Edit => ({
  before: { ...after, status: 'cancelled' },
  after,
  moved: null,
})
