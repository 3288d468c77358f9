import { type AccountEvent, mailLater } from '#domain/access/links/account_mail'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { now } from '#domain/shared/time/clock'

type Change = {
  actor: Actor
  userId: string
  action: `users.${AccountEvent}`
  after?: Record<string, unknown>
}

export async function tellFactorChange({ actor, userId, action, after }: Change) {
  await recordAudit({ actor, action, subjectType: 'user', subjectId: userId, after })
  const event = action.slice('users.'.length) as AccountEvent
  await mailLater({ mail: 'notice', userId, event, at: now().toISO()! })
}
