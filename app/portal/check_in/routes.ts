import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { CheckInCodes, CheckIns, OwnCheckIns } = controllers.portal.checkIn

/** By the token of the device, without a sign-in. */
router.get('/check-in', [CheckIns, 'show']).as('check_ins.show')
router.post('/check-in', [CheckIns, 'store']).as('check_ins.store')
router.get('/check-in/code', [CheckInCodes, 'show']).as('check_in_codes.show')

router
  .group(() => {
    router.get('/:code', [OwnCheckIns, 'show']).as('own_check_ins.show')
    router.post('/:code', [OwnCheckIns, 'store']).as('own_check_ins.store')
  })
  .prefix('/self-check-in')
  .use(middleware.portal({ kinds: ['student'] }))
