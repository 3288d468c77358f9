import type { NumberPattern } from '#domain/access/centre/rules/documents'
import type { AccountEvent } from '#domain/access/links/account_mail'
import { eventKind } from '#domain/shared/events/event'

type AccountChange = { userId: string; change: AccountEvent; toFormerAddress?: true }

/** What its owner is told for safety (reference/security.md: notify on change). */
export const accountChanged = eventKind<AccountChange>('access.account_changed')

export const invitationAccepted = eventKind<{ userId: string }>('access.invitation_accepted')

/** `auditId` is the entry of the trail that tells what it may do since. */
export const roleChanged = eventKind<{ auditId: string }>('access.role_changed')

/** A request to join where none of its kind waited before. */
export const requestsWait = eventKind<{ accessRequestId: string }>('access.requests_wait')

export const requestDeclined = eventKind<{ accessRequestId: string }>('access.request_declined')

/** These patterns write numbers from now on; who has written documents answers which can't. */
export const numberPatternsChosen = eventKind<
  { patterns: Record<NumberPattern, string>; changed: NumberPattern[] },
  NumberPattern | undefined
>('access.number_patterns_chosen')
