import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { RoleViews, Roles } = controllers.admin.roles
const confirmed = middleware.confirmed()

router
  .group(() => {
    router.get('/roles', [Roles, 'index']).as('roles.index')
    router.get('/roles/create', [Roles, 'create']).as('roles.create')
    router.post('/roles', [Roles, 'store']).as('roles.store').use(confirmed)
    router.get('/roles/:id', [Roles, 'show']).as('roles.show')
    router.get('/roles/:id/edit', [Roles, 'edit']).as('roles.edit')
    router.put('/roles/:id', [Roles, 'update']).as('roles.update').use(confirmed)
    router.post('/roles/:id/view', [RoleViews, 'store']).as('roles.view.store')
    router.delete('/role-view', [RoleViews, 'destroy']).as('role_view.destroy')
    router.delete('/roles/:id', [Roles, 'destroy']).as('roles.destroy').use(confirmed)
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
