import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Services, ServiceArchives, ServicePrices } = controllers.admin.services

router
  .group(() => {
    router.resource('services', Services)
    router.post('/services/:id/prices', [ServicePrices, 'store']).as('services.prices.store')
    router
      .delete('/services/:id/prices/:price', [ServicePrices, 'destroy'])
      .as('services.prices.destroy')
    router.post('/service-archives', [ServiceArchives, 'store']).as('service_archives.store')
    router.delete('/service-archives', [ServiceArchives, 'destroy']).as('service_archives.destroy')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
