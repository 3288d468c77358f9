import type { ShownSession } from '~/components/calendar/shown_session'
import { protectionOf } from '#domain/scheduling/class_sessions/rules/protection'

type Standing = Pick<ShownSession, 'status' | 'ends_at'>

/**
 * The rule that acts decides, so that nothing is offered that would be refused: what is over can be called
 * off or restored until its register is locked.
 */
export function mayBe(session: Standing, lockDays: number) {
  const standing = {
    status: session.status,
    endsAt: new Date(session.ends_at),
    detached: false,
  }
  const isOpen = (isRestore: boolean, days?: number) =>
    !protectionOf(standing, new Date(), { ofSeries: false, isRestore, lockDays: days })
  const changed = isOpen(false)
  return {
    changed,
    restored: isOpen(true, lockDays),
    called_off: !changed && isOpen(false, lockDays),
  }
}
