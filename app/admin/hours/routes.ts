import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { BranchHours, Hours, Timings } = controllers.admin.hours

router
  .group(() => {
    router.get('/hours', [Hours, 'edit']).as('hours.edit')
    router.put('/hours', [Hours, 'update']).as('hours.update')
    router.put('/branch-hours/:id', [BranchHours, 'update']).as('branch_hours.update')
    router.delete('/branch-hours/:id', [BranchHours, 'destroy']).as('branch_hours.destroy')
    router.post('/timings', [Timings, 'store']).as('timings.store')
    router.put('/timings/:id', [Timings, 'update']).as('timings.update')
    router.delete('/timings/:id', [Timings, 'destroy']).as('timings.destroy')
  })
  .prefix('/admin/settings')
  .as('admin.settings')
  .use(middleware.portal({ kinds: ['admin'] }))
