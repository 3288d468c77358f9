import type { HttpContext } from '@adonisjs/core/http'
import { askedStudents } from '#app/admin/students/asked_students'
import StudentPolicy from '#app/admin/students/student_policy'
import { countryName } from '#core/lists/country_name'
import { sendSheet } from '#core/lists/send_sheet'
import { titleKey } from '#core/lists/title_key'
import {
  exportColumns,
  type ExportRow,
  exportStudents,
} from '#domain/people/students/queries/export_students'

const types: Partial<Record<keyof ExportRow, 'day' | 'instant'>> = {
  birth_date: 'day',
  created_at: 'instant',
}

export default class StudentExportsController {
  async show(ctx: HttpContext) {
    const { bouncer, request, tenant, i18n, locale } = ctx
    await bouncer.with(StudentPolicy).authorize('index')
    const asked = askedStudents(ctx, request.qs()).in(tenant, locale)
    const word = (column: keyof ExportRow, value: string | null) => {
      if (value && column === 'nationality') return countryName(locale, value)
      return value && (column === 'status' || column === 'gender')
        ? i18n.t(`students.${column}.${value}`)
        : value
    }
    return sendSheet<ExportRow>(ctx, {
      name: 'students',
      columns: exportColumns.map((column) => ({
        title: i18n.t(titleKey('students', column)),
        cell: (row) => word(column, row[column]),
        type: types[column],
      })),
      rows: () => exportStudents(asked),
    })
  }
}
