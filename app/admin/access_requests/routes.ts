import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { AccessRequests } = controllers.admin.accessRequests

router
  .group(() => {
    router.get('/access-requests', [AccessRequests, 'index']).as('access_requests.index')
    router.get('/access-requests/count', [AccessRequests, 'count']).as('access_requests.count')
    router.put('/access-requests/:id', [AccessRequests, 'update']).as('access_requests.update')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
