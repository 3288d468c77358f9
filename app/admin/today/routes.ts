import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('/admin/today', [controllers.admin.today.Today, 'show'])
  .as('admin.today')
  .use(middleware.portal({ kinds: ['admin'] }))
