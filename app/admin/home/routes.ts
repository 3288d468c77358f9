import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('/admin', [controllers.admin.home.Home, 'show'])
  .as('admin.home')
  .use(middleware.portal({ kinds: ['admin'] }))
