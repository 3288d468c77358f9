import router from '@adonisjs/core/services/router'
import { portalAreas } from '#app/admin/portal_accounts/portal_area'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Invitations, InvitationLinks, Suspensions } = controllers.admin.portalAccounts

for (const area of portalAreas) {
  router
    .group(() => {
      router.post('/:id/invitation', [Invitations, 'store']).as('invitation.store')
      router.delete('/:id/invitation', [Invitations, 'destroy']).as('invitation.destroy')
      router
        .post('/:id/invitation-link', [InvitationLinks, 'store'])
        .as('link.store')
        .use(middleware.confirmed())
      router.post('/:id/suspension', [Suspensions, 'store']).as('suspension.store')
      router.delete('/:id/suspension', [Suspensions, 'destroy']).as('suspension.destroy')
    })
    .prefix(`/admin/${area}`)
    .as(`admin.${area}`)
    .use(middleware.portal({ kinds: ['admin'] }))
}
