import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { OwnAbsenceNotices, OwnAbsenceOutcomes, OwnAttendance } = controllers.portal.ownAttendance
const { OwnMakeUpBookings, OwnMakeUpChoices, OwnMakeUpRequests, OwnMakeUpWaits } =
  controllers.portal.ownAttendance

router
  .group(() => {
    router.get('/', [OwnAttendance, 'show']).as('own_attendance.show')
    router
      .get('/:student/absence-outcomes', [OwnAbsenceOutcomes, 'show'])
      .as('own_absence_outcomes.show')
    router.post('/absence-notices', [OwnAbsenceNotices, 'store']).as('own_absence_notices.store')
    router
      .delete('/:student/absence-notices/:notice', [OwnAbsenceNotices, 'destroy'])
      .as('own_absence_notices.destroy')
    router
      .get('/make-ups/:id/choices', [OwnMakeUpChoices, 'index'])
      .as('own_make_ups.choices.index')
    router
      .post('/make-ups/:id/time-request', [OwnMakeUpRequests, 'store'])
      .as('own_make_ups.time_request.store')
    router.post('/make-ups/:id/wait', [OwnMakeUpWaits, 'store']).as('own_make_ups.wait.store')
    router.delete('/make-ups/:id/wait', [OwnMakeUpWaits, 'destroy']).as('own_make_ups.wait.destroy')
    router
      .post('/make-ups/:id/booking', [OwnMakeUpBookings, 'store'])
      .as('own_make_ups.booking.store')
    router
      .delete('/make-ups/:id/booking', [OwnMakeUpBookings, 'destroy'])
      .as('own_make_ups.booking.destroy')
  })
  .prefix('/attendance')
  .use(middleware.portal({ kinds: ['student'] }))
