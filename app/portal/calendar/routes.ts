import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Calendar, CalendarSessionDetails, CalendarSessions } = controllers.portal.calendar

router
  .get('/calendar', [Calendar, 'show'])
  .as('calendar')
  .use(middleware.portal({ kinds: ['admin', 'instructor', 'student'] }))
router
  .group(() => {
    router.get('/sessions', [CalendarSessions, 'index']).as('index')
    router.get('/sessions/:id', [CalendarSessionDetails, 'show']).as('show')
  })
  .prefix('/calendar')
  .as('calendar_sessions')
  .use(middleware.portal({ kinds: ['instructor', 'student'] }))
