import type { Principal } from '#domain/access/sessions/principal'
import type { AlertKind } from '#domain/scheduling/alerts/alerts'
import type { Permission } from '#domain/access/roles/permissions'

/** Whoever may see what an alert is about may be told of it. */
const needed: Record<AlertKind, Permission> = {
  small: 'admin.groups.index',
  lacking: 'admin.sessions.index',
  substitutes: 'admin.sessions.index',
  unmarked: 'admin.attendance.index',
  make_ups: 'admin.attendance.index',
  absences: 'admin.instructors.update',
  papers: 'admin.instructors.update',
}

export const mayBeTold = (user: Principal) => (kind: AlertKind) => user.may(needed[kind])
