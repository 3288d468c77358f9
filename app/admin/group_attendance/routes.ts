import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { AttendanceSheets, AttendanceSheetExports } = controllers.admin.groupAttendance

router
  .group(() => {
    router.get('/attendance-sheet', [AttendanceSheets, 'show']).as('sheet.show')
    router.get('/attendance-sheet-export', [AttendanceSheetExports, 'show']).as('sheet_export.show')
  })
  .prefix('/admin/groups/:id')
  .as('admin.groups.attendance')
  .use(middleware.portal({ kinds: ['admin'] }))
