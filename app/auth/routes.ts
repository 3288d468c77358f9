import router from '@adonisjs/core/services/router'
import { errors } from '@adonisjs/core/http'
import { controllers } from '#generated/controllers'
import { portalRoutes } from '#core/portals/portal_routes'
import { middleware } from '#start/kernel'

const { Confirmations, Language, Locks, Passwords, SignIns } = controllers.auth
const { PasskeyChallenges, PasskeySignIns, PasskeySteps, RecoverySignIns, TwoFactor } =
  controllers.auth
const { PasskeyConfirmations, PasskeyUnlocks, ProofChallenges } = controllers.auth

for (const door of Object.values(portalRoutes)) {
  const signedIn = middleware.portal({ kinds: [door.kind], beforeSecondFactor: true })
  const name = door.path ? `${door.path.slice(1)}.` : ''
  router.get(`${door.path}/login`, [SignIns, 'create']).as(`${name}login`)
  router.post(`${door.path}/login`, [SignIns, 'store']).as(`${name}login.store`)
  router.post(`${door.path}/logout`, [SignIns, 'destroy']).as(`${name}logout`)
  router.get(`${door.path}/reset-password/:token`, [Passwords, 'edit']).as(`${name}password.edit`)
  router
    .put(`${door.path}/reset-password/:token`, [Passwords, 'update'])
    .as(`${name}password.update`)
  router.get(`${door.path}/two-factor`, [TwoFactor, 'create']).as(`${name}two_factor`)
  router.post(`${door.path}/two-factor`, [TwoFactor, 'store']).as(`${name}two_factor.store`)
  router
    .post(`${door.path}/two-factor/recovery-code`, [RecoverySignIns, 'store'])
    .as(`${name}two_factor.recovery`)
  router
    .post(`${door.path}/two-factor/passkey`, [PasskeySteps, 'store'])
    .as(`${name}two_factor.passkey`)
  router.post(`${door.path}/passkey-login`, [PasskeySignIns, 'store']).as(`${name}passkey_login`)
  router
    .post(`${door.path}/passkey-challenge`, [PasskeyChallenges, 'store'])
    .as(`${name}passkey_challenge`)
  router
    .get(`${door.path}/confirm-password`, [Confirmations, 'create'])
    .as(`${name}confirm`)
    .use(signedIn)
  router
    .post(`${door.path}/confirm-password`, [Confirmations, 'store'])
    .as(`${name}confirm.store`)
    .use(signedIn)
  router
    .post(`${door.path}/confirm-password/passkey`, [PasskeyConfirmations, 'store'])
    .as(`${name}confirm.passkey`)
    .use(signedIn)
  router
    .post(`${door.path}/proof-challenge`, [ProofChallenges, 'store'])
    .as(`${name}proof_challenge`)
    .use(signedIn)
  router.post(`${door.path}/lock`, [Locks, 'store']).as(`${name}lock`).use(signedIn)
  router.get(`${door.path}/locked`, [Locks, 'show']).as(`${name}locked`).use(signedIn)
  router.post(`${door.path}/unlock`, [Locks, 'destroy']).as(`${name}unlock`).use(signedIn)
  router
    .post(`${door.path}/unlock/passkey`, [PasskeyUnlocks, 'store'])
    .as(`${name}unlock.passkey`)
    .use(signedIn)
  router
    .get(`${door.path}/logout`, ({ response }) => {
      response.header('Allow', 'POST')
      throw new errors.E_HTTP_EXCEPTION('', { status: 405 })
    })
    .as(`${name}logout.refused`)
}

router
  .post('/presence', ({ response }) => response.noContent())
  .as('presence.store')
  .use(middleware.portal({ kinds: ['admin', 'instructor', 'student'] }))
router.put('/language', [Language, 'update']).as('language.update')
