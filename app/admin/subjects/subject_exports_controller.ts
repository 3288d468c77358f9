import type { HttpContext } from '@adonisjs/core/http'
import SubjectPolicy from '#app/admin/subjects/subject_policy'
import { ListQuery } from '#core/lists/list_query'
import { sendSheet } from '#core/lists/send_sheet'
import { exportCatalogue } from '#domain/shared/lists/export_catalogue'
import { subjectList, type SubjectRow, subjectSource } from '#domain/teaching/queries/list_subjects'

const columns = [
  'code',
  'name_en',
  'name_ar',
  'description',
  'courses',
  'instructors',
] as const satisfies (keyof SubjectRow)[]

/** What the list shows, as a file: the same filter, streamed while it is read. */
export default class SubjectExportsController {
  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, i18n, locale } = ctx
    await bouncer.with(SubjectPolicy).authorize('index')
    const query = new ListQuery(subjectList, request.qs())
    return sendSheet<SubjectRow>(ctx, {
      name: 'subjects',
      columns: columns.map((column) => ({
        title: i18n.t(`subjects.fields.${column}`),
        cell: (row) => row[column]?.toString() ?? null,
      })),
      rows: () => exportCatalogue(subjectSource, query.in(tenant, locale)),
    })
  }
}
