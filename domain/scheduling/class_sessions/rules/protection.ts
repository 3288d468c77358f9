interface Standing {
  status: string
  endsAt: Date
  detached: boolean
}

/** Why an edit leaves a session as it is. */
export type Protection = 'past' | 'completed' | 'detached' | 'cancelled' | 'not_cancelled'

/** What is over is history, and what was decided for one session alone is kept when its series changes (domain §1.10). */
export function protectionOf(
  { status, endsAt, detached }: Standing,
  at: Date,
  { ofSeries, isRestore }: { ofSeries: boolean; isRestore: boolean }
): Protection | undefined {
  if (status === 'completed') return 'completed'
  if (endsAt <= at) return 'past'
  if (isRestore) return status === 'cancelled' ? undefined : 'not_cancelled'
  if (status === 'cancelled') return 'cancelled'
  return ofSeries && detached ? 'detached' : undefined
}
