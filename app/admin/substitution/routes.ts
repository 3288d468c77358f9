import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { SubstituteChoices, SubstitutionOffers, Substitutes } = controllers.admin.substitution

router
  .group(() => {
    router.get('/substitutes', [Substitutes, 'show']).as('substitutes.show')
    router.get('/substitute-choices', [SubstituteChoices, 'index']).as('substitute_choices.index')
    router
      .post('/substitution-offers', [SubstitutionOffers, 'store'])
      .as('substitution_offers.store')
    router
      .delete('/substitution-offers/:instructor', [SubstitutionOffers, 'destroy'])
      .as('substitution_offers.destroy')
  })
  .prefix('/admin/class-sessions/:id')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
