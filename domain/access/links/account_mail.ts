import type { LinkPurpose } from '#domain/access/links/rules/link'
import { enqueueEach } from '#domain/shared/runtime/jobs'

/** Security: notify on change. */
export type AccountEvent =
  | 'password_changed'
  | 'email_changed'
  | 'two_factor_on'
  | 'two_factor_off'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'second_factors_reset'
  | 'roles_changed'
  | 'remembered_elsewhere'
  | 'new_device'

/**
 * A letter to be written: ids and kinds only, never an address or a token, because the queue stands
 * outside the tenants. `role_news` becomes a `role_changed` for each holder, `notify_deciders` an
 * `access_request` for each person who may decide it. `invitation_accepted` goes to the inviter.
 */
export type AccountMail =
  | { mail: 'link'; linkId: string; purpose: LinkPurpose }
  | { mail: 'forgotten'; userId: string }
  | { mail: 'declined'; accessRequestId: string }
  | { mail: 'role_news'; eventId: string }
  | { mail: 'role_changed'; eventId: string; userId: string }
  | { mail: 'notify_deciders'; accessRequestId: string }
  | { mail: 'access_request'; accessRequestId: string; userId: string }
  | { mail: 'invitation_accepted'; userId: string }
  | { mail: 'notice'; userId: string; event: AccountEvent; at: string; toFormerAddress?: true }

/** Letters of this priority or more go ahead of everything else that waits. */
export const leastUrgent = 10

const urgencyOfLink: Record<LinkPurpose, number> = {
  password: 30,
  email: 20,
  invitation: leastUrgent,
  hand_off: 0,
}
const secondFactor = /two_factor|second_factor|recovery_code|passkey/

/** Of any context's letters. */
export function urgencyOf(letter: AccountMail | { mail: string }) {
  if ('purpose' in letter) return urgencyOfLink[letter.purpose]
  if (letter.mail === 'forgotten') return urgencyOfLink.password
  return 'event' in letter && secondFactor.test(letter.event) ? 20 : 0
}

export const mailLater = (letter: AccountMail) => mailLaterToEach([letter])

export const mailLaterToEach = (letters: AccountMail[]) =>
  enqueueEach('mail', letters, { priorityOf: urgencyOf })
