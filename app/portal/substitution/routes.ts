import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { OwnAcceptanceUndos, OwnOfferAnswers, OwnOffers } = controllers.portal.substitution

router
  .group(() => {
    router.get('/', [OwnOffers, 'show']).as('own_offers.show')
    router.post('/answers', [OwnOfferAnswers, 'store']).as('own_offer_answers.store')
    router.post('/undo', [OwnAcceptanceUndos, 'store']).as('own_acceptance_undos.store')
  })
  .prefix('/substitution-offers/:session')
  .use(middleware.portal({ kinds: ['instructor'] }))
