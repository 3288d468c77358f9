import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { CentrePolicies, GroupPolicies } = controllers.admin.attendancePolicies

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
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
