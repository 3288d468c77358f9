/** In minutes: how long a session lasts while nobody uses it, and at the longest however much it is used. */
export const sessionLifetime = { idle: 120, longest: 720 } as const

/** How long a proof of identity (password or passkey given again) counts. */
export const proofMinutes = 15

/** How long a browser that may stay signed in is remembered, in days. */
export const rememberDays = 30

export function sessionExpiry(startedAt: Date, at: Date) {
  const idle = at.getTime() + sessionLifetime.idle * 60_000
  return new Date(Math.min(idle, startedAt.getTime() + sessionLifetime.longest * 60_000))
}
