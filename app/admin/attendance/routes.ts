import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { Attendance, AttendanceMarks, UnmarkedSessions } = controllers.admin.attendance

router
  .group(() => {
    router.get('/attendance', [Attendance, 'show']).as('attendance.show')
    router.post('/attendance-marks', [AttendanceMarks, 'store']).as('attendance_marks.store')
    router
      .get('/students/:student/attendance-marks', [AttendanceMarks, 'index'])
      .as('attendance_marks.index')
  })
  .prefix('/admin/class-sessions/:id')
  .as('admin')
  .use(middleware.portal({ kinds: ['admin'] }))

router
  .get('/admin/unmarked-sessions', [UnmarkedSessions, 'index'])
  .as('admin.unmarked_sessions.index')
  .use(middleware.portal({ kinds: ['admin'] }))
