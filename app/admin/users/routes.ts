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

const confirmed = middleware.confirmed()

const people = () => {
  router.resource('users', Users).except(['destroy']).use(['store', 'update'], confirmed)
  router.get('/users/:id/photo', [UserPhotos, 'show']).as('users.photo.show')
}

const access = () => {
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

router.group(people).prefix('/admin').as('admin').use(admin)
router.group(access).prefix('/admin').as('admin').use([admin, confirmed])
