import router from '@adonisjs/core/services/router'
import { roomCatalogue } from '#app/admin/rooms/room_catalogue'
import { catalogueRoutes } from '#core/catalogue/catalogue_routes'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { RoomClosures } = controllers.admin.rooms

catalogueRoutes(roomCatalogue)

router
  .group(() => {
    router.post('/rooms/:id/closures', [RoomClosures, 'store']).as('rooms.closures.store')
    router
      .delete('/rooms/:id/closures/:closure', [RoomClosures, 'destroy'])
      .as('rooms.closures.destroy')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
