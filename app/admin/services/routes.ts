import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Services, ServiceArchives, ServiceExports, ServicePrices } = controllers.admin.services

router
  .group(() => {
    router.get('/services', [Services, 'index']).as('services.index')
    router.get('/services/create', [Services, 'create']).as('services.create')
    router.post('/services', [Services, 'store']).as('services.store')
    router.get('/services/:id', [Services, 'show']).as('services.show')
    router.get('/services/:id/edit', [Services, 'edit']).as('services.edit')
    router.put('/services/:id', [Services, 'update']).as('services.update')
    router.delete('/services/:id', [Services, 'destroy']).as('services.destroy')
    router.post('/services/:id/prices', [ServicePrices, 'store']).as('services.prices.store')
    router
      .delete('/services/:id/prices/:price', [ServicePrices, 'destroy'])
      .as('services.prices.destroy')
    router.post('/service-archives', [ServiceArchives, 'store']).as('service_archives.store')
    router.delete('/service-archives', [ServiceArchives, 'destroy']).as('service_archives.destroy')
    router.get('/service-exports', [ServiceExports, 'show']).as('service_exports.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
