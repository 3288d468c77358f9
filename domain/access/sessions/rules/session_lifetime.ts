/** In minutes: while nobody uses the session, and at the longest however much it is used. */
export const sessionLifetime = { idle: 120, longest: 720 } as const

/** For a password or passkey given again. */
export const proofLimits = { minutes: 15, tries: 5 } as const

export const rememberDays = 30

export function sessionExpiry(startedAt: Date, at: Date) {
  const idle = at.getTime() + sessionLifetime.idle * 60_000
  return new Date(Math.min(idle, startedAt.getTime() + sessionLifetime.longest * 60_000))
}
