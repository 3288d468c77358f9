import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { OwnOfferAnswers } = controllers.portal.substitution

router
  .post('/substitution-offers/:session/answers', [OwnOfferAnswers, 'store'])
  .as('own_offer_answers.store')
  .use(middleware.portal({ kinds: ['instructor'] }))
