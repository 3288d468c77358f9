import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { GroupArchives, GroupPromotions, GroupStatuses, Groups } = controllers.admin.groups
const { GroupPatterns } = controllers.admin.groups.pattern

router
  .group(() => {
    router.resource('groups', Groups)
    router.put('/groups/:id/status', [GroupStatuses, 'update']).as('groups.status.update')
    router.delete('/groups/:id/status', [GroupStatuses, 'destroy']).as('groups.status.destroy')
    router.put('/groups/:id/pattern', [GroupPatterns, 'update']).as('groups.pattern.update')
    router
      .get('/groups/:id/promotions/create', [GroupPromotions, 'create'])
      .as('groups.promotions.create')
    router.post('/groups/:id/promotions', [GroupPromotions, 'store']).as('groups.promotions.store')
    router.post('/group-archives', [GroupArchives, 'store']).as('group_archives.store')
    router.delete('/group-archives', [GroupArchives, 'destroy']).as('group_archives.destroy')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
