import type { HttpContext } from '@adonisjs/core/http'
import InstructorPolicy from '#app/admin/instructors/instructor_policy'
import { joined, namedIn } from '#core/languages/phrases'
import { ListQuery } from '#core/lists/list_query'
import { sendSheet } from '#core/lists/send_sheet'
import { titleKey } from '#core/lists/title_key'
import { exportCatalogue } from '#domain/shared/lists/export_catalogue'
import {
  instructorList,
  type InstructorRow,
  instructorSource,
} from '#domain/teaching/instructors/queries/list_instructors'
import { storedNameFields } from '#domain/shared/text/person_names'

const columns = [
  'number',
  ...storedNameFields,
  'status',
  'contract',
  'email',
  'phone',
] as const satisfies (keyof InstructorRow)[]

export default class InstructorExportsController {
  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, i18n, locale } = ctx
    await bouncer.with(InstructorPolicy).authorize('index')
    const asked = new ListQuery(instructorList, request.qs()).in(tenant, locale)
    const named = ({ name_en, name_ar }: InstructorRow['subjects'][number]) =>
      namedIn(locale, name_en, name_ar) ?? ''
    return sendSheet<InstructorRow>(ctx, {
      name: 'instructors',
      columns: [
        ...columns.map((column) => ({
          title: i18n.t(titleKey('instructors', column)),
          cell: (row: InstructorRow) =>
            row[column] && (column === 'status' || column === 'contract')
              ? i18n.t(`instructors.${column}.${row[column]}`)
              : row[column],
        })),
        {
          title: i18n.t('instructors.fields.subjects'),
          cell: ({ subjects }) => joined(locale, subjects.map(named)),
        },
      ],
      rows: () => exportCatalogue(instructorSource, asked),
    })
  }
}
