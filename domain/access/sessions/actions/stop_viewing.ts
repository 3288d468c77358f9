import { sql } from 'kysely'
import type { Authority } from '#domain/access/roles/authority'
import { findPrincipal } from '#domain/access/sessions/queries/find_principal'
import { viewEvent } from '#domain/access/sessions/view_event'
import { recordAudit } from '#domain/shared/audit/audit'
import { db, withTenant } from '#domain/shared/data/database'

type Input = Authority & { sessionKey: string }

export class StopViewing {
  async execute({ tenantId, by, requestId, sessionKey }: Input) {
    const { viewing } = by
    if (!viewing) return undefined
    return withTenant(tenantId, async () => {
      await sql`select platform.view_in_session(${sessionKey}, null)`.execute(db())
      await recordAudit(viewEvent(by, 'roles.stop_view', viewing.id, requestId))
      const self = await findPrincipal(by.userId)
      return { roleId: viewing.id, mayRead: self?.may('admin.roles.index') ?? false }
    })
  }
}
