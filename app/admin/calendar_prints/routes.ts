import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('/admin/calendar/prints', [controllers.admin.calendarPrints.CalendarPrints, 'show'])
  .as('admin.calendar_prints.show')
  .use(middleware.portal({ kinds: ['admin'] }))
