import router from '@adonisjs/core/services/router'
import { errors } from '@adonisjs/core/http'
import { controllers } from '#generated/controllers'
import { portalRoutes } from '#core/portals/portal_routes'
import { kinds } from '#domain/shared/choices/kinds'
import { middleware } from '#start/kernel'

const { Language, Passwords, SignIns } = controllers.auth
const { PasskeyChallenges, PasskeySignIns, PasskeySteps, RecoverySignIns, TwoFactor } =
  controllers.auth.secondFactors
const { Confirmations, Locks, PasskeyConfirmations, PasskeyUnlocks, ProofChallenges } =
  controllers.auth.proofs

for (const portal of Object.values(portalRoutes)) {
  const signedIn = middleware.portal({ kinds: [portal.kind], beforeSecondFactor: true })
  const name = portal.path ? `${portal.path.slice(1)}.` : ''
  router.get(`${portal.path}/login`, [SignIns, 'create']).as(`${name}login`)
  router.post(`${portal.path}/login`, [SignIns, 'store']).as(`${name}login.store`)
  router.post(`${portal.path}/logout`, [SignIns, 'destroy']).as(`${name}logout`)
  router.get(`${portal.path}/reset-password/:token`, [Passwords, 'edit']).as(`${name}password.edit`)
  router
    .put(`${portal.path}/reset-password/:token`, [Passwords, 'update'])
    .as(`${name}password.update`)
  router.get(`${portal.path}/two-factor`, [TwoFactor, 'create']).as(`${name}two_factor`)
  router.post(`${portal.path}/two-factor`, [TwoFactor, 'store']).as(`${name}two_factor.store`)
  router
    .post(`${portal.path}/two-factor/recovery-code`, [RecoverySignIns, 'store'])
    .as(`${name}two_factor.recovery`)
  router
    .post(`${portal.path}/two-factor/passkey`, [PasskeySteps, 'store'])
    .as(`${name}two_factor.passkey`)
  router.post(`${portal.path}/passkey-login`, [PasskeySignIns, 'store']).as(`${name}passkey_login`)
  router
    .post(`${portal.path}/passkey-challenge`, [PasskeyChallenges, 'store'])
    .as(`${name}passkey_challenge`)
  router
    .get(`${portal.path}/confirm-password`, [Confirmations, 'create'])
    .as(`${name}confirm`)
    .use(signedIn)
  router
    .post(`${portal.path}/confirm-password`, [Confirmations, 'store'])
    .as(`${name}confirm.store`)
    .use(signedIn)
  router
    .post(`${portal.path}/confirm-password/passkey`, [PasskeyConfirmations, 'store'])
    .as(`${name}confirm.passkey`)
    .use(signedIn)
  router
    .post(`${portal.path}/proof-challenge`, [ProofChallenges, 'store'])
    .as(`${name}proof_challenge`)
    .use(signedIn)
  router.post(`${portal.path}/lock`, [Locks, 'store']).as(`${name}lock`).use(signedIn)
  router.get(`${portal.path}/locked`, [Locks, 'show']).as(`${name}locked`).use(signedIn)
  router.post(`${portal.path}/unlock`, [Locks, 'destroy']).as(`${name}unlock`).use(signedIn)
  router
    .post(`${portal.path}/unlock/passkey`, [PasskeyUnlocks, 'store'])
    .as(`${name}unlock.passkey`)
    .use(signedIn)
  router
    .get(`${portal.path}/logout`, ({ response }) => {
      response.header('Allow', 'POST')
      throw new errors.E_HTTP_EXCEPTION('', { status: 405 })
    })
    .as(`${name}logout.refused`)
}

router
  .post('/presence', ({ response }) => response.noContent())
  .as('presence.store')
  .use(middleware.portal({ kinds: [...kinds] }))
router.put('/language', [Language, 'update']).as('language.update')
