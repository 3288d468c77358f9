import type { ShownSession } from '~/components/calendar/shown_session'

type Session = Pick<ShownSession, 'id' | 'status' | 'starts_at' | 'ends_at' | 'childIds'>

const everybody = ['']

/**
 * Each child has the session that is on, or else the next one; without children there is one for all. A
 * session is on until its end, also once its attendance is taken.
 */
export function nextSessions<One extends Session>(sessions: One[], now: string): One[] {
  const ahead = sessions.filter(({ status, ends_at }) => status !== 'cancelled' && ends_at > now)
  const childrenOf = ({ childIds }: One) => (childIds?.length ? childIds : everybody)
  const seen = new Set<string>()
  return ahead.filter((session) => {
    const isFirst = childrenOf(session).some((child) => !seen.has(child))
    for (const child of childrenOf(session)) seen.add(child)
    return isFirst
  })
}
