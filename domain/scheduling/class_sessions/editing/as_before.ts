import { checkedAnew } from '#domain/scheduling/class_sessions/editing/checked_anew'
import type { EditedSession } from '#domain/scheduling/class_sessions/editing/edited_session'
import type { SessionRow } from '#domain/scheduling/class_sessions/editing/held_sessions'

/** Why a session was let through, before it gave something up. */
export type Marks = Pick<
  SessionRow,
  'clash_reason' | 'clash_allowed_by' | 'check_reason' | 'check_allowed_by' | 'checks_allowed'
>

/** `clashes` and `checks` stood in its way then; without `clashes`, which sessions did isn't known. */
export type Before = Marks & { clashes?: string[]; checks: readonly string[] }

/** What is planned to be given back, as it was let through before; undefined where more is in its way by now. */
export function asBefore(
  sessions: EditedSession[],
  before: Map<string, Before>
): EditedSession[] | undefined {
  const given = sessions.map((session) => ({ session, was: before.get(session.before.id)! }))
  const isNew = given.some(({ session: { clashes, blocked }, was }) => {
    const isKnown = (id: string) =>
      (was.clashes?.includes(id) ?? true) && (was.clash_reason ?? before.get(id)?.clash_reason)
    return (
      clashes.some(({ session }) => !isKnown(session.id)) ||
      blocked.some((check) => !was.checks.includes(check))
    )
  })
  return isNew ? undefined : given.map(({ session, was }) => withMarks(session, was))
}

function withMarks(session: EditedSession, was: Marks): EditedSession {
  const { after, clashes } = session
  const anew = new Set<string>(checkedAnew(session))
  const checks = was.checks_allowed.filter((check) => anew.has(check))
  return {
    ...session,
    after: {
      ...after,
      ...(clashes.length > 0 && {
        clash_reason: after.clash_reason ?? was.clash_reason,
        clash_allowed_by: after.clash_allowed_by ?? was.clash_allowed_by,
      }),
      ...(checks.length > 0 && {
        check_reason: after.check_reason ?? was.check_reason,
        check_allowed_by: after.check_allowed_by ?? was.check_allowed_by,
        checks_allowed: [...new Set([...after.checks_allowed, ...checks])],
      }),
    },
  }
}
