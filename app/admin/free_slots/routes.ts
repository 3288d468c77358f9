import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { BusyWeeks, FreeSlots, SessionChoices } = controllers.admin.freeSlots

router
  .group(() => {
    router.get('free-slots', [FreeSlots, 'index']).as('free_slots.index')
    router.get('busy-week', [BusyWeeks, 'show']).as('busy_weeks.show')
    router.get('session-choices', [SessionChoices, 'index']).as('session_choices.index')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
