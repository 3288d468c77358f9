import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { ClassSessions, SessionCancellations, SessionCancellationPreviews, SessionPreviews } =
  controllers.admin.classSessions
const { SessionEditPreviews, SessionRestorations, SessionRestorationPreviews } =
  controllers.admin.classSessions

router
  .group(() => {
    router
      .resource('class-sessions', ClassSessions)
      .only(['index', 'create', 'store', 'show', 'update'])
      .as('class_sessions')
    router.post('session-previews', [SessionPreviews, 'store']).as('session_previews.store')
    router
      .post('class-sessions/:id/edit-previews', [SessionEditPreviews, 'store'])
      .as('session_edit_previews.store')
    router
      .post('session-cancellations', [SessionCancellations, 'store'])
      .as('session_cancellations.store')
    router
      .post('session-cancellation-previews', [SessionCancellationPreviews, 'store'])
      .as('session_cancellation_previews.store')
    router
      .post('session-restorations', [SessionRestorations, 'store'])
      .as('session_restorations.store')
    router
      .post('session-restoration-previews', [SessionRestorationPreviews, 'store'])
      .as('session_restoration_previews.store')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
