import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Families } = controllers.admin.families

router
  .group(() => {
    router.get('/families/create', [Families, 'create']).as('families.create')
    router.post('/families', [Families, 'store']).as('families.store')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
