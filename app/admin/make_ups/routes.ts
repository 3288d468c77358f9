import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { MakeUps, MakeUpBookingPreviews, MakeUpBookings, MakeUpChoices } = controllers.admin.makeUps
const { MakeUpExpiries, MakeUpWaivers } = controllers.admin.makeUps

router
  .group(() => {
    const of = '/make-ups/:id'
    router.get('/make-ups', [MakeUps, 'index']).as('make_ups.index')
    router.get(`${of}/choices`, [MakeUpChoices, 'index']).as('make_ups.choices.index')
    router
      .post(`${of}/booking-previews`, [MakeUpBookingPreviews, 'store'])
      .as('make_ups.booking_previews.store')
    router.post(`${of}/booking`, [MakeUpBookings, 'store']).as('make_ups.booking.store')
    router.delete(`${of}/booking`, [MakeUpBookings, 'destroy']).as('make_ups.booking.destroy')
    router.put(`${of}/expiry`, [MakeUpExpiries, 'update']).as('make_ups.expiry.update')
    router.put(`${of}/waiver`, [MakeUpWaivers, 'update']).as('make_ups.waiver.update')
    router.delete(`${of}/waiver`, [MakeUpWaivers, 'destroy']).as('make_ups.waiver.destroy')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
