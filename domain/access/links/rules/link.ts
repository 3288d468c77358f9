/** A link of one purpose opens nothing of another. */
export type LinkPurpose = 'password' | 'invitation' | 'email' | 'hand_off'

/** How long each works, in seconds (security T18, product "People and sign-in"). */
export const linkSeconds: Record<LinkPurpose, number> = {
  password: 30 * 60,
  invitation: 7 * 24 * 60 * 60,
  email: 24 * 60 * 60,
  hand_off: 60,
}
