import { accountChanged } from '#domain/access/events'
import type { AccountEvent } from '#domain/access/links/account_mail'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { publish } from '#domain/shared/events/publish'

type Change = {
  actor: Actor
  userId: string
  action: `users.${AccountEvent}`
  after?: Record<string, unknown>
}

export async function tellFactorChange({ actor, userId, action, after }: Change) {
  await recordAudit({ actor, action, subjectType: 'user', subjectId: userId, after })
  await publish(accountChanged, { userId, change: action.slice('users.'.length) as AccountEvent })
}
