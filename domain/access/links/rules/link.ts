/** A link of one purpose opens nothing of another. */
export type LinkPurpose = 'password' | 'invitation' | 'email' | 'hand_off'

/** How long the links in letters work, as their words tell it (security T18, product "People and sign-in"). */
export const linkTimes = {
  password: { minutes: 30 },
  invitation: { days: 7 },
  email: { hours: 24 },
} as const satisfies Record<Exclude<LinkPurpose, 'hand_off'>, object>

const hour = 60 * 60

export const linkSeconds: Record<LinkPurpose, number> = {
  password: linkTimes.password.minutes * 60,
  invitation: linkTimes.invitation.days * 24 * hour,
  email: linkTimes.email.hours * hour,
  hand_off: 60,
}
