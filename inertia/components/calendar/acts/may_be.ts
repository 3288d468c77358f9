import type { ShownSession } from '~/components/calendar/shown_session'
import { protectionOf } from '#domain/scheduling/class_sessions/rules/protection'

/** By the rule that acts, so that nothing is offered that would be refused: what is over can only be called off, until its lock. */
export function mayBe({ status, ends_at }: Pick<ShownSession, 'status' | 'ends_at'>) {
  const standing = { status, endsAt: new Date(ends_at), detached: false }
  const isOpen = (isRestore: boolean) =>
    !protectionOf(standing, new Date(), { ofSeries: false, isRestore })
  const isCancelled = status === 'cancelled'
  const changed = isOpen(false)
  return { changed, restored: isOpen(true), called_off: !changed && !isCancelled }
}
