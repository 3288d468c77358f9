import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  BulkPlacementWarnings,
  GroupPlacementWarnings,
  PlacementWarnings,
  StudentPlacementWarnings,
} = controllers.admin.placements

router
  .group(() => {
    router.post('/placement-warnings', [PlacementWarnings, 'store']).as('placement_warnings.store')
    router
      .post('/bulk-placement-warnings', [BulkPlacementWarnings, 'store'])
      .as('bulk_placement_warnings.store')
    router
      .post('/groups/:id/placement-warnings', [GroupPlacementWarnings, 'store'])
      .as('groups.placement_warnings.store')
    router
      .post('/students/:id/placement-warnings', [StudentPlacementWarnings, 'store'])
      .as('students.placement_warnings.store')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
