import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { RoleViews, Roles } = controllers.admin.roles
const confirmed = middleware.confirmed()

router
  .group(() => {
    router.resource('roles', Roles).use(['store', 'update', 'destroy'], confirmed)
    router.post('/roles/:id/view', [RoleViews, 'store']).as('roles.view.store')
    router.delete('/role-view', [RoleViews, 'destroy']).as('role_view.destroy')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
