import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { AbsenceNotices, AbsenceOutcomes } = controllers.admin.absenceNotices

router
  .group(() => {
    router.post('/absence-notices', [AbsenceNotices, 'store']).as('absence_notices.store')
    router
      .delete('/absence-notices/:notice', [AbsenceNotices, 'destroy'])
      .as('absence_notices.destroy')
    router.get('/absence-outcomes', [AbsenceOutcomes, 'index']).as('absence_outcomes.index')
  })
  .prefix('/admin/students/:id')
  .as('admin.students')
  .use(middleware.portal({ kinds: ['admin'] }))
