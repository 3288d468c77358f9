interface Standing {
  status: string
  endsAt: Date
  detached: boolean
}

/** Why an edit leaves a session as it is. */
export type Protection =
  'past' | 'completed' | 'detached' | 'cancelled' | 'not_cancelled' | 'locked'

interface Reach {
  ofSeries: boolean
  isRestore: boolean
  /**
   * Days after its end in which a session may still be called off as not held, or brought back; absent: what
   * is over stays.
   */
  lockDays?: number
}

const day = 86_400_000

/** What is over is history, and what was decided for one session alone is kept when its series changes (domain §1.10). */
export function protectionOf(
  { status, endsAt, detached }: Standing,
  at: Date,
  { ofSeries, isRestore, lockDays }: Reach
): Protection | undefined {
  if (lockDays === undefined || ofSeries) {
    if (status === 'completed') return 'completed'
    if (endsAt <= at) return 'past'
  } else if (at.getTime() > endsAt.getTime() + lockDays * day) return 'locked'
  if (isRestore) return status === 'cancelled' ? undefined : 'not_cancelled'
  if (status === 'cancelled') return 'cancelled'
  return ofSeries && detached ? 'detached' : undefined
}
