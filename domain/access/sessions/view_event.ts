import type { Principal } from '#domain/access/sessions/principal'
import type { AuditEntry } from '#domain/shared/audit/audit'

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
