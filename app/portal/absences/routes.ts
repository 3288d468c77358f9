import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { OwnAbsences, OwnTouchedSessions } = controllers.portal.absences

router
  .group(() => {
    router.get('/', [OwnAbsences, 'index']).as('own_absences.index')
    router.post('/', [OwnAbsences, 'store']).as('own_absences.store')
    router.delete('/:absence', [OwnAbsences, 'destroy']).as('own_absences.destroy')
    router.get('/touched-sessions', [OwnTouchedSessions, 'index']).as('own_touched_sessions.index')
  })
  .prefix('/absences')
  .use(middleware.portal({ kinds: ['instructor'] }))
