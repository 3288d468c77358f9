import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Attention } = controllers.admin.attention

router
  .get('/admin/attention', [Attention, 'index'])
  .as('admin.attention.index')
  .use(middleware.portal({ kinds: ['admin'] }))
