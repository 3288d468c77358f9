import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

router
  .get('/admin/audit', [controllers.admin.audit.Audit, 'index'])
  .as('admin.audit.index')
  .use(middleware.portal({ kinds: ['admin'] }))
