import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { CentrePolicies, CentrePolicyChanges, GroupPolicies, GroupPolicyChanges } =
  controllers.admin.attendancePolicies

router
  .group(() => {
    router.get('/settings/attendance', [CentrePolicies, 'edit']).as('settings.attendance.edit')
    router.put('/settings/attendance', [CentrePolicies, 'update']).as('settings.attendance.update')
    router
      .get('/groups/:id/attendance-policy', [GroupPolicies, 'edit'])
      .as('groups.attendance_policy.edit')
    router
      .put('/groups/:id/attendance-policy', [GroupPolicies, 'update'])
      .as('groups.attendance_policy.update')
    router
      .delete('/settings/attendance/changes/:change', [CentrePolicyChanges, 'destroy'])
      .as('settings.attendance.changes.destroy')
    router
      .delete('/groups/:id/attendance-policy/changes/:change', [GroupPolicyChanges, 'destroy'])
      .as('groups.attendance_policy.changes.destroy')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
