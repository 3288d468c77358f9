import { rowsOf } from '#tests/helpers/centre/centre'
import { seenBy, type Stage, type VisitedPage } from '#tests/helpers/pages/visited_page'

export async function authorityPages({ centre, admin, manager }: Stage): Promise<VisitedPage[]> {
  const [role] = await rowsOf(centre, 'roles', { name: 'Receptionist' })
  return seenBy(admin, {
    'users': '/admin/users',
    'users-create': '/admin/users/create',
    'users-show': `/admin/users/${manager.userId}`,
    'users-sessions': `/admin/users/${admin.userId}?tab=sessions`,
    'users-activity': `/admin/users/${manager.userId}?tab=activity`,
    'users-edit': `/admin/users/${manager.userId}/edit`,
    'audit': '/admin/audit',
    'roles': '/admin/roles',
    'roles-create': '/admin/roles/create',
    'roles-show': `/admin/roles/${role.id}`,
    'roles-edit': `/admin/roles/${role.id}/edit`,
    'general-settings': '/admin/settings/general',
    'hours-settings': '/admin/settings/hours',
    'attendance-settings': '/admin/settings/attendance',
    'documents-settings': '/admin/settings/documents',
    'check-in-points': '/admin/check-in-points?tab=open',
    'check-in-points-closed': '/admin/check-in-points?tab=closed',
    'security-settings': '/admin/settings/security',
  })
}
