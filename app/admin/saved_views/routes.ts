import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ChosenViews, ListLayouts, ListViews } = controllers.admin.savedViews

router
  .group(() => {
    router.put('/:list/layout', [ListLayouts, 'update']).as('layout.update')
    router.put('/:list/view', [ChosenViews, 'update']).as('view.update')
    router.post('/:list/views', [ListViews, 'store']).as('views.store')
    router.put('/:list/views/:id', [ListViews, 'update']).as('views.update')
    router.delete('/:list/views/:id', [ListViews, 'destroy']).as('views.destroy')
  })
  .prefix('/admin/lists')
  .as('admin.lists')
  .use(middleware.portal({ kinds: ['admin'] }))
