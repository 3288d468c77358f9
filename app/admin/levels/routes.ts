import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Levels, LevelArchives, LevelExports, LevelOrder, LevelPlaces } = controllers.admin.levels

router
  .group(() => {
    router.get('/levels', [Levels, 'index']).as('levels.index')
    router.get('/levels/create', [Levels, 'create']).as('levels.create')
    router.post('/levels', [Levels, 'store']).as('levels.store')
    router.get('/levels/:id', [Levels, 'show']).as('levels.show')
    router.get('/levels/:id/edit', [Levels, 'edit']).as('levels.edit')
    router.put('/levels/:id', [Levels, 'update']).as('levels.update')
    router.delete('/levels/:id', [Levels, 'destroy']).as('levels.destroy')
    router.put('/levels/:id/place', [LevelPlaces, 'update']).as('level_places.update')
    router.get('/level-order', [LevelOrder, 'edit']).as('level_order.edit')
    router.post('/level-archives', [LevelArchives, 'store']).as('level_archives.store')
    router.delete('/level-archives', [LevelArchives, 'destroy']).as('level_archives.destroy')
    router.get('/level-exports', [LevelExports, 'show']).as('level_exports.show')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
