import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { portalRoutes } from '#core/portals/portal_routes'
import { kinds } from '#domain/shared/choices/kinds'
import { middleware } from '#start/kernel'

const { AuthenticatorSetups, Authenticators, Passkeys, RecoveryCodes, RegistrationChallenges } =
  controllers.portal.security
const { FirstFactors } = controllers.portal.security

for (const { kind, path } of Object.values(portalRoutes)) {
  const own = middleware.portal({
    kinds: path ? [kind] : [...kinds],
    beforeSecondFactor: true,
  })
  router
    .group(() => {
      router
        .group(() => {
          router
            .post('/two-factor/setup', [AuthenticatorSetups, 'store'])
            .as('two_factor_setup.store')
          router
            .delete('/two-factor/setup', [AuthenticatorSetups, 'destroy'])
            .as('two_factor_setup.destroy')
          router.post('/two-factor', [Authenticators, 'store']).as('two_factor.store')
          router.delete('/two-factor', [Authenticators, 'destroy']).as('two_factor.destroy')
          router.post('/recovery-codes', [RecoveryCodes, 'store']).as('recovery_codes.store')
          router
            .post('/passkeys/challenge', [RegistrationChallenges, 'store'])
            .as('passkeys.challenge')
          router.post('/passkeys', [Passkeys, 'store']).as('passkeys.store')
          router
            .put('/passkeys/:id', [Passkeys, 'update'])
            .as('passkeys.update')
            .where('id', router.matchers.uuid())
          router
            .delete('/passkeys/:id', [Passkeys, 'destroy'])
            .as('passkeys.destroy')
            .where('id', router.matchers.uuid())
        })
        .use(middleware.confirmed())
    })
    .prefix(`${path}/profile`)
    .as(`${path ? `${path.slice(1)}.` : ''}profile`)
    .use(own)
}

router
  .get('/admin/two-factor/setup', [FirstFactors, 'show'])
  .as('admin.two_factor_setup')
  .use(middleware.portal({ kinds: ['admin'], beforeSecondFactor: true }))
