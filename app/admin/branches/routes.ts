import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { BranchArchives, Branches } = controllers.admin.branches

router
  .group(() => {
    router.get('/branches', [Branches, 'index']).as('branches.index')
    router.post('/branches', [Branches, 'store']).as('branches.store')
    router.put('/branches/:id', [Branches, 'update']).as('branches.update')
    router.post('/branches/:id/archive', [BranchArchives, 'store']).as('branches.archive.store')
    router
      .delete('/branches/:id/archive', [BranchArchives, 'destroy'])
      .as('branches.archive.destroy')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
