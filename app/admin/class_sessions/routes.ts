import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const {
  ClassSessions,
  SessionCancellations,
  SessionCancellationPreviews,
  SessionPreviews,
  UnheldSessions,
} = controllers.admin.classSessions
const { SessionEditPreviews, SessionRestorations, SessionRestorationPreviews } =
  controllers.admin.classSessions
const { LessonNotes, SessionNotes } = controllers.admin.classSessions.shown
const { BlankSessions, MeetingOptions } = controllers.admin.classSessions.options
const { SessionRoomChanges, SessionRoomChangePreviews } = controllers.admin.classSessions.chosen
const { SessionUndos } = controllers.admin.classSessions.undoing
const { SessionSubstitutions, SessionSubstitutionPreviews } = controllers.admin.classSessions.chosen

router
  .group(() => {
    router
      .resource('class-sessions', ClassSessions)
      .only(['index', 'create', 'store', 'show', 'update'])
      .as('class_sessions')
    router.put('class-sessions/:id/notes', [SessionNotes, 'update']).as('session_notes.update')
    router.put('class-sessions/:id/lesson-notes', [LessonNotes, 'update']).as('lesson_notes.update')
    router.get('blank-sessions', [BlankSessions, 'index']).as('blank_sessions.index')
    router.get('meeting-options', [MeetingOptions, 'index']).as('meeting_options.index')
    router.post('session-previews', [SessionPreviews, 'store']).as('session_previews.store')
    router
      .post('class-sessions/:id/edit-previews', [SessionEditPreviews, 'store'])
      .as('session_edit_previews.store')
    router
      .post('session-cancellations', [SessionCancellations, 'store'])
      .as('session_cancellations.store')
    router.post('unheld-sessions', [UnheldSessions, 'store']).as('unheld_sessions.store')
    router
      .post('session-cancellation-previews', [SessionCancellationPreviews, 'store'])
      .as('session_cancellation_previews.store')
    router
      .post('session-restorations', [SessionRestorations, 'store'])
      .as('session_restorations.store')
    router
      .post('session-restoration-previews', [SessionRestorationPreviews, 'store'])
      .as('session_restoration_previews.store')
    router
      .post('session-room-changes', [SessionRoomChanges, 'store'])
      .as('session_room_changes.store')
    router
      .post('session-room-change-previews', [SessionRoomChangePreviews, 'store'])
      .as('session_room_change_previews.store')
    router
      .post('session-substitutions', [SessionSubstitutions, 'store'])
      .as('session_substitutions.store')
    router.post('session-undos', [SessionUndos, 'store']).as('session_undos.store')
    router
      .post('session-substitution-previews', [SessionSubstitutionPreviews, 'store'])
      .as('session_substitution_previews.store')
  })
  .prefix('/admin')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))
