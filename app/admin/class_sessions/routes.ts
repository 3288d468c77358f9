import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ClassSessions } = controllers.admin.classSessions

router
  .group(() => {
    router
      .resource('class-sessions', ClassSessions)
      .only(['index', 'create', 'store', 'show'])
      .as('class_sessions')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
