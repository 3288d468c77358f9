import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Calendar, CalendarSessionDetails, CalendarSessions } = controllers.admin.calendar

router
  .group(() => {
    router.get('calendar', [Calendar, 'show']).as('calendar')
    router.get('calendar/sessions', [CalendarSessions, 'index']).as('calendar_sessions.index')
    router
      .get('calendar/sessions/:id', [CalendarSessionDetails, 'show'])
      .as('calendar_sessions.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
