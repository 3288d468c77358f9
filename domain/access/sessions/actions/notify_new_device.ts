import { sql } from 'kysely'
import { accountChanged } from '#domain/access/events'
import { publish } from '#domain/shared/events/publish'
import { withTenant } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

const arrivals = statement(
  (_, { userId }: { userId: string }) => sql`
  select id from audit_events where subject_type = 'user' and subject_id = ${userId}
    and action in ('users.sign_in', 'users.accept_invitation') limit 2`
)

/** The first sign-in ever is not reported. */
export class NotifyNewDevice {
  async execute({ tenantId, userId }: { tenantId: string; userId: string }) {
    await withTenant(tenantId, async () => {
      if ((await arrivals({ userId })).length < 2) return
      await publish(accountChanged, { userId, change: 'new_device' })
    })
  }
}
