import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { CheckInPins, CheckInPoints } = controllers.admin.checkInPoints

router
  .group(() => {
    router.get('/check-in-points', [CheckInPoints, 'index']).as('check_in_points.index')
    router.post('/check-in-points', [CheckInPoints, 'store']).as('check_in_points.store')
    router.delete('/check-in-points/:id', [CheckInPoints, 'destroy']).as('check_in_points.destroy')
    router.put('/students/:id/check-in-pin', [CheckInPins, 'update']).as('check_in_pins.update')
    router
      .delete('/students/:id/check-in-pin', [CheckInPins, 'destroy'])
      .as('check_in_pins.destroy')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
