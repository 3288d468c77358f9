import { sql } from 'kysely'
import type { Authority } from '#domain/access/roles/authority'
import { lockRoles } from '#domain/access/roles/lock_roles'
import { isViewable } from '#domain/access/roles/role'
import { viewEvent } from '#domain/access/sessions/view_event'
import { recordAudit } from '#domain/shared/audit/audit'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'

type Input = Authority & { id: string; sessionKey: string }
type Answer = Result<{ id: string }, { type: 'not_found' | 'not_viewable' }>

/** Locks the role meanwhile, so that nobody goes on viewing as a deleted one. */
export class StartViewing {
  async execute(input: Input): Promise<Answer> {
    const { tenantId, by, requestId, id, sessionKey } = input
    return withTenant(tenantId, async () => {
      const role = (await lockRoles([id], 'share'))?.[0]
      if (!role) return err({ type: 'not_found' })
      if (!isViewable(role)) return err({ type: 'not_viewable' })
      await sql`select platform.view_in_session(${sessionKey}, ${role.id})`.execute(db())
      await recordAudit(viewEvent(by, 'roles.start_view', role.id, requestId))
      return ok({ id: role.id })
    })
  }
}
