import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { DeviceKeys, OwnAttendanceMarks, OwnLessonNotes, OwnSessions, RosterPhotos } =
  controllers.portal.attendance

router
  .group(() => {
    router.get('/', [OwnSessions, 'show']).as('own_sessions.show')
    router.put('/lesson-notes', [OwnLessonNotes, 'update']).as('own_lesson_notes.update')
    router.post('/attendance-marks', [OwnAttendanceMarks, 'store']).as('own_attendance_marks.store')
    router
      .get('/students/:student/attendance-marks', [OwnAttendanceMarks, 'index'])
      .as('own_attendance_marks.index')
    router.get('/students/:student/photo', [RosterPhotos, 'show']).as('roster_photos.show')
  })
  .prefix('/sessions/:id')
  .use(middleware.portal({ kinds: ['instructor'] }))

router
  .get('/device-key', [DeviceKeys, 'show'])
  .as('device_key.show')
  .use(middleware.portal({ kinds: ['admin', 'instructor'] }))
