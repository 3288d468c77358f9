import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('/calendar/print', [controllers.portal.calendarPrints.OwnCalendarPrints, 'show'])
  .as('calendar_prints.show')
  .use(middleware.portal({ kinds: ['instructor'] }))
