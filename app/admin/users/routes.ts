import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  Users,
  UserArchives,
  UserInvitationLinks,
  UserInvitations,
  UserPhotos,
  UserSecondFactors,
  UserSessions,
  UserSuspensions,
} = controllers.admin.users

const looking = () => {
  router.get('/users', [Users, 'index']).as('users.index')
  router.get('/users/create', [Users, 'create']).as('users.create')
  router.get('/users/:id', [Users, 'show']).as('users.show')
  router.get('/users/:id/edit', [Users, 'edit']).as('users.edit')
  router.get('/users/:id/photo', [UserPhotos, 'show']).as('users.photo.show')
}

const changing = () => {
  router.post('/users', [Users, 'store']).as('users.store')
  router.put('/users/:id', [Users, 'update']).as('users.update')
  router.post('/users/:id/invitation', [UserInvitations, 'store']).as('users.invitation.store')
  router
    .delete('/users/:id/invitation', [UserInvitations, 'destroy'])
    .as('users.invitation.destroy')
  router.post('/users/:id/invitation-link', [UserInvitationLinks, 'store']).as('users.link.store')
  router.post('/users/:id/suspension', [UserSuspensions, 'store']).as('users.suspension.store')
  router
    .delete('/users/:id/suspension', [UserSuspensions, 'destroy'])
    .as('users.suspension.destroy')
  router.post('/users/:id/archive', [UserArchives, 'store']).as('users.archive.store')
  router.delete('/users/:id/archive', [UserArchives, 'destroy']).as('users.archive.destroy')
  router.delete('/users/:id/sessions', [UserSessions, 'destroy']).as('users.sessions.destroy')
  router.delete('/users/:id/factors', [UserSecondFactors, 'destroy']).as('users.factors.destroy')
}

const admin = middleware.portal({ kinds: ['admin'] })

router.group(looking).prefix('/admin').as('admin').use(admin)
router.group(changing).prefix('/admin').as('admin').use([admin, middleware.confirmed()])
