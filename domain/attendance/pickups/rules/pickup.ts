interface Session {
  status: string
  starts_at: Date
  ends_at: Date
}

/** So long after a session its children are picked up, in milliseconds. */
const open = 12 * 3_600_000

/** Why nobody is picked up from a session at this moment; undefined where they are. */
export function pickupFault(session: Session, at: Date) {
  if (session.status === 'cancelled') return 'cancelled' as const
  if (at < session.starts_at) return 'too_early' as const
  return at.getTime() > session.ends_at.getTime() + open ? ('too_late' as const) : undefined
}
