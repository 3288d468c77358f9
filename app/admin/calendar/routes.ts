import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Calendar, CalendarSessions } = controllers.admin.calendar

router
  .group(() => {
    router.get('calendar', [Calendar, 'show']).as('calendar')
    router.get('calendar/sessions', [CalendarSessions, 'index']).as('calendar_sessions.index')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
