import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Packages, PackageArchives, PackageStatuses } = controllers.admin.packages

router
  .group(() => {
    router.resource('packages', Packages).except(['destroy'])
    router.put('/packages/:id/status', [PackageStatuses, 'update']).as('packages.status.update')
    router.post('/package-archives', [PackageArchives, 'store']).as('package_archives.store')
    router.delete('/package-archives', [PackageArchives, 'destroy']).as('package_archives.destroy')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
