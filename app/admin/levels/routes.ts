import router from '@adonisjs/core/services/router'
import { levelCatalogue } from '#app/admin/levels/level_catalogue'
import { catalogueRoutes } from '#core/catalogue/catalogue_routes'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { LevelOrder, LevelPlaces } = controllers.admin.levels

catalogueRoutes(levelCatalogue)

router
  .group(() => {
    router.put('/levels/:id/place', [LevelPlaces, 'update']).as('level_places.update')
    router.get('/level-order', [LevelOrder, 'edit']).as('level_order.edit')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
