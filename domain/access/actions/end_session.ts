import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import { currentTransaction, withTenant } from '#domain/shared/tenant_scope'

type Input = {
  tenantId: string
  userId: string
  /** As listSessions() names it: of a session or of a remembered device. */
  id: string
  actor: Actor
}

/** Ends one session of an account, with the device it came from; false when there is no such session of theirs. */
export class EndSession {
  async execute(input: Input) {
    return withTenant(input.tenantId, async () => {
      const { rows } = await currentTransaction().rawQuery(ending, {
        tenant: input.tenantId,
        user: input.userId,
        id: input.id,
      })
      if (rows[0].ended === 0) return false
      await recordAudit({
        actor: input.actor,
        action: 'users.end_session',
        subjectType: 'user',
        subjectId: input.userId,
      })
      return true
    })
  }
}

const ending = `
  with device as (
    select coalesce(
      (select remembered_by::text from platform.sessions where tenant_id = :tenant and user_id = :user and id = :id), :id) id
  ), sessions as (
    delete from platform.sessions s using device
    where s.tenant_id = :tenant and s.user_id = :user and (s.id = :id or s.remembered_by::text = device.id) returning 1
  ), devices as (
    delete from platform.remember_tokens t using device
    where t.tenant_id = :tenant and t.user_id = :user and t.id::text = device.id returning 1
  )
  select ((select count(*) from sessions) + (select count(*) from devices))::int ended`
