import { enqueue, enqueueEach } from '#domain/shared/jobs'

/** What an account's owner is told by e-mail whenever it happens (security: notify on change). */
export const accountEvents = [
  'password_changed',
  'email_changed',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'second_factors_reset',
  'roles_changed',
  'remembered_elsewhere',
  'new_device',
] as const

export type AccountEvent = (typeof accountEvents)[number]

/** A letter to be written: ids and kinds only, never an address or a token (the queue stands outside the tenants). */
export type AccountMail =
  | { mail: 'link'; linkId: string }
  | { mail: 'forgotten'; userId: string }
  | { mail: 'declined'; accessRequestId: string }
  /** A role may do other things now: by its audit entry, to all who hold it. */
  | { mail: 'role_news'; eventId: string }
  /** The same to one of them. */
  | { mail: 'role_changed'; eventId: string; userId: string }
  /** Somebody asks to join: to all who may decide it. */
  | { mail: 'request_waiting'; accessRequestId: string }
  /** The same to one of them. */
  | { mail: 'request_waits'; accessRequestId: string; userId: string }
  /** To whoever invited this account. */
  | { mail: 'invitation_accepted'; userId: string }
  | { mail: 'notice'; userId: string; event: AccountEvent; at: string; toFormerAddress?: true }

/** Has the letter written once the running transaction is committed. */
export const mailLater = (letter: AccountMail) => enqueue('mail', letter)

/** The same for many letters, in one flight. */
export const mailLaterToEach = (letters: AccountMail[]) => enqueueEach('mail', letters)
