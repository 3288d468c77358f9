import { sql } from 'kysely'
import {
  type Channel,
  isAlwaysTold,
  type NotificationKind,
  notificationsOf,
} from '#domain/access/accounts/notifications'
import type { Principal } from '#domain/access/sessions/principal'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = {
  tenantId: string
  principal: Principal
  channel: Channel
  kind: NotificationKind
  wanted: boolean
  requestId: string | null
}
type Refusal = { type: 'not_yours' | 'always' }

export class ChooseNotification {
  async execute(input: Input): Promise<Result<undefined, Refusal>> {
    const { tenantId, principal, channel, kind, wanted, requestId } = input
    if (!notificationsOf(principal).includes(kind)) return err({ type: 'not_yours' })
    if (isAlwaysTold(kind)) return err({ type: 'always' })
    await withTenant(tenantId, async () => {
      await sql`
        update users set notifications = jsonb_set(
          jsonb_build_object(${channel}::text, '{}'::jsonb) || notifications,
          array[${channel}::text, ${kind}::text], to_jsonb(${wanted}::boolean))
        where id = ${principal.userId}`.execute(db())
      await recordAudit({
        actor: principal.actor(requestId),
        action: wanted ? 'users.notification_on' : 'users.notification_off',
        subjectType: 'user',
        subjectId: principal.userId,
        after: { [channel]: kind },
      })
    })
    return ok(undefined)
  }
}
