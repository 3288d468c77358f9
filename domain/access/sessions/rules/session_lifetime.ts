/** A session ends after so many minutes nobody used it, and however much it is used after the longest. */
export const sessionMinutes = { idle: 120, longest: 720 } as const

/** When a session that is used at `at` ends, unless it is used again. */
export function sessionExpiry(startedAt: Date, at: Date) {
  const idle = at.getTime() + sessionMinutes.idle * 60_000
  return new Date(Math.min(idle, startedAt.getTime() + sessionMinutes.longest * 60_000))
}
