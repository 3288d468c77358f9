import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { portalRoutes } from '#core/portals/portal_routes'
import { middleware } from '#start/kernel'

const { AccessRequests, Centres, EmailProofs, ForgottenPasswords, HandOffs } = controllers.auth

for (const { kind, path } of Object.values(portalRoutes)) {
  const name = path ? `${path.slice(1)}.` : ''
  const signedIn = middleware.portal({ kinds: [kind] })
  router.get(`${path}/forgot-password`, [ForgottenPasswords, 'create']).as(`${name}password.forgot`)
  router.post(`${path}/forgot-password`, [ForgottenPasswords, 'store']).as(`${name}password.ask`)

  router.get(`${path}/verify-email`, [EmailProofs, 'show']).as(`${name}email.show`).use(signedIn)
  router.post(`${path}/verify-email`, [EmailProofs, 'store']).as(`${name}email.send`).use(signedIn)
  router.get(`${path}/verify-email/:token`, [EmailProofs, 'edit']).as(`${name}email.edit`)
  router.put(`${path}/verify-email/:token`, [EmailProofs, 'update']).as(`${name}email.update`)
}

router.get('/admin/register', [Centres, 'create']).as('admin.register')
router.post('/admin/register', [Centres, 'store']).as('admin.register.store')
router.get('/admin/hand-off', [HandOffs, 'create']).as('admin.hand_off')
router.post('/admin/hand-off', [HandOffs, 'store']).as('admin.hand_off.store')

for (const { path } of [portalRoutes.instructor, portalRoutes.student]) {
  const name = path ? `${path.slice(1)}.` : ''
  router.get(`${path}/register`, [AccessRequests, 'create']).as(`${name}register`)
  router.post(`${path}/register`, [AccessRequests, 'store']).as(`${name}register.store`)
}
