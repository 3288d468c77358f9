import type { HttpContext } from '@adonisjs/core/http'
import { StudentCsv } from '#app/admin/students/student_csv'
import StudentPolicy from '#app/admin/students/student_policy'
import { StudentQuery } from '#app/admin/students/student_query'
import { ExportStudents } from '#domain/people/queries/export_students'
import { today } from '#domain/shared/clock'
import { streamInTenant } from '#domain/shared/tenant_stream'

/** What the list shows, as a file: the same filter, streamed while it is read. */
export default class StudentExportsController {
  async show({ bouncer, request, response, tenant, i18n }: HttpContext) {
    await bouncer.with(StudentPolicy).authorize('index')
    const { filter } = new StudentQuery(request.qs())
    const csv = new StudentCsv(i18n)
    const name = `students-${tenant.slug}-${today(tenant.timezone)}.csv`

    response.header('Content-Type', 'text/csv; charset=utf-8')
    response.header('Content-Disposition', `attachment; filename="${name}"`)
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Cache-Control', 'no-store')
    return response.stream(
      streamInTenant(tenant.id, async (push) => {
        await push(csv.head())
        for await (const rows of new ExportStudents().execute(filter, tenant.timezone)) {
          await push(csv.lines(rows))
        }
      })
    )
  }
}
