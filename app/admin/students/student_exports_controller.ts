import type { HttpContext } from '@adonisjs/core/http'
import StudentPolicy from '#app/admin/students/student_policy'
import { StudentQuery } from '#app/admin/students/student_query'
import { sendCsv } from '#core/lists/send_csv'
import {
  exportColumns,
  ExportStudents,
  type ExportRow,
} from '#domain/people/queries/export_students'

/** What the list shows, as a file: the same filter, streamed while it is read. */
export default class StudentExportsController {
  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, i18n } = ctx
    await bouncer.with(StudentPolicy).authorize('index')
    const { students } = new StudentQuery(request.qs())
    const word = (column: keyof ExportRow, value: string | null) =>
      value && (column === 'status' || column === 'gender')
        ? i18n.t(`students.${column}.${value}`)
        : value
    return sendCsv<ExportRow>(ctx, {
      name: 'students',
      columns: exportColumns.map((column) => ({
        title: i18n.t(`students.fields.${column}`),
        cell: (row) => word(column, row[column]),
      })),
      rows: () => new ExportStudents().execute(students, tenant.timezone),
    })
  }
}
