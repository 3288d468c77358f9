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

/** A letter to be written: ids and kinds only, never an address or a token (the queue stands outside the tenants). */
export type AccountMail =
  | { mail: 'link'; linkId: string; purpose: LinkPurpose }
  | { mail: 'forgotten'; userId: string }
  | { mail: 'declined'; accessRequestId: string }
  /** A role may do other things now: by its audit entry, to all who hold it. */
  | { mail: 'role_news'; eventId: string }
  /** The same to one of them. */
  | { mail: 'role_changed'; eventId: string; userId: string }
  /** Somebody asks to join: to all who may decide it. */
  | { mail: 'notify_deciders'; accessRequestId: string }
  /** The same to one of them. */
  | { mail: 'access_request'; accessRequestId: string; userId: string }
  /** To whoever invited this account. */
  | { mail: 'invitation_accepted'; userId: string }
  | { mail: 'notice'; userId: string; event: AccountEvent; at: string; toFormerAddress?: true }

/** From here on letters go ahead of whatever else waits. */
export const leastUrgent = 10

const urgencyOfLink: Record<LinkPurpose, number> = {
  password: 30,
  email: 20,
  invitation: leastUrgent,
  hand_off: 0,
}
const secondFactor = /two_factor|second_factor|recovery_code|passkey/

/** First what somebody waits for to sign in, then what protects an account, then invitations. */
function urgencyOf(letter: AccountMail) {
  if (letter.mail === 'forgotten') return urgencyOfLink.password
  if (letter.mail === 'link') return urgencyOfLink[letter.purpose]
  return letter.mail === 'notice' && secondFactor.test(letter.event) ? 20 : 0
}

/** Queued once the running transaction is committed. */
export const mailLater = (letter: AccountMail) => mailLaterToEach([letter])

export const mailLaterToEach = (letters: AccountMail[]) => enqueueEach('mail', letters, urgencyOf)
