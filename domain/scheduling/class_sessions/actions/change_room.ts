import { ChangeSessions } from '#domain/scheduling/class_sessions/editing/change_sessions'

type Wanted = { roomId: string | null }

/** Null takes them out of every room. */
export class ChangeRoom extends ChangeSessions<Wanted> {
  protected change({ roomId }: Wanted) {
    return { roomId }
  }
}
