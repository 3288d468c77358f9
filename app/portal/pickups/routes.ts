import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { OwnPickups } = controllers.portal.pickups

router
  .group(() => {
    router.post('/', [OwnPickups, 'store']).as('own_pickups.store')
    router.delete('/:pickup', [OwnPickups, 'destroy']).as('own_pickups.destroy')
  })
  .prefix('/sessions/:id/pickups')
  .use(middleware.portal({ kinds: ['instructor'] }))
