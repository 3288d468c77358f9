import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { kinds } from '#domain/shared/choices/kinds'
import { middleware } from '#start/kernel'

const { CalendarChanges } = controllers.portal.live

/** Not for HEAD, which would never be answered. */
router
  .route('/calendar/changes', ['GET'], [CalendarChanges, 'index'])
  .as('calendar_changes.index')
  .use(middleware.portal({ kinds: [...kinds] }))
