import type { HttpContext } from '@adonisjs/core/http'
import CoursePolicy from '#app/admin/courses/course_policy'
import { courseCell } from '#app/admin/courses/course_cell'
import { ListQuery } from '#core/lists/list_query'
import { sendSheet } from '#core/lists/send_sheet'
import { exportCatalogue } from '#domain/shared/lists/export_catalogue'
import {
  courseList,
  courseSource,
  type ExportedCourse,
} from '#domain/teaching/courses/queries/list_courses'

const columns = [
  'code',
  'title_en',
  'title_ar',
  'subject_id',
  'level_id',
  'work_types',
  'capacity',
  'min_students',
  'total_sessions',
  'session_minutes',
  'price',
  'currency',
  'billing_mode',
  'status',
  'groups',
  'students',
] as const satisfies (keyof ExportedCourse)[]

export default class CourseExportsController {
  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, i18n, locale } = ctx
    await bouncer.with(CoursePolicy).authorize('index')
    const query = new ListQuery(courseList, request.qs())
    const cell = courseCell(ctx)
    return sendSheet<ExportedCourse>(ctx, {
      name: 'courses',
      columns: columns.map((column) => ({
        title: i18n.t(`courses.fields.${column}`),
        cell: (row) => cell(row, column),
      })),
      rows: () => exportCatalogue(courseSource, query.in(tenant, locale)),
    })
  }
}
