import type { Principal } from '#domain/access/sessions/principal'
import type { AuditEntry } from '#domain/shared/audit/audit'

/** What the audit trail keeps of somebody who began or ended looking through the eyes of a role. */
export const viewEvent = (
  principal: Principal,
  action: 'roles.start_view' | 'roles.stop_view',
  roleId: string,
  requestId: string | null
): AuditEntry => ({
  actor: principal.actor(requestId),
  action,
  subjectType: 'role',
  subjectId: roleId,
})
