/** In minutes: unused, and at the longest however much it is used. */
export const sessionMinutes = { idle: 120, longest: 720 } as const

export function sessionExpiry(startedAt: Date, at: Date) {
  const idle = at.getTime() + sessionMinutes.idle * 60_000
  return new Date(Math.min(idle, startedAt.getTime() + sessionMinutes.longest * 60_000))
}
