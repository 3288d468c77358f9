import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { AbsenceDecisions, AbsenceRequests } = controllers.admin.absenceRequests

router
  .group(() => {
    router.get('/', [AbsenceRequests, 'index']).as('index')
    router.get('/count', [AbsenceRequests, 'count']).as('count')
    router.post('/:absence/decisions', [AbsenceDecisions, 'store']).as('decisions.store')
  })
  .prefix('/admin/absence-requests')
  .as('admin.absence_requests')
  .use(middleware.portal({ kinds: ['admin'] }))
