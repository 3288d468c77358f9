import { sql } from 'kysely'
import { mailLater } from '#domain/access/links/account_mail'
import { now } from '#domain/shared/time/clock'
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
      await mailLater({ mail: 'notice', userId, event: 'new_device', at: now().toISO()! })
    })
  }
}
