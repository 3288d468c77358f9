import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { PickupPeople, Pickups } = controllers.admin.pickups

router
  .group(() => {
    router.post('/class-sessions/:id/pickups', [Pickups, 'store']).as('pickups.store')
    router.delete('/class-sessions/:id/pickups/:pickup', [Pickups, 'destroy']).as('pickups.destroy')
    router.post('/students/:id/pickup-people', [PickupPeople, 'store']).as('pickup_people.store')
    router
      .delete('/students/:id/pickup-people/:person', [PickupPeople, 'destroy'])
      .as('pickup_people.destroy')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
