import { askedStudents } from '#app/admin/students/asked_students'
import { countryName } from '#core/lists/country_name'
import { exportedList } from '#core/lists/exported_list'
import { exportColumns, exportStudents } from '#domain/people/students/queries/export_students'

export default exportedList({
  query: (ctx) => askedStudents(ctx, ctx.request.qs()),
  rows: exportStudents,
  columns: exportColumns,
  worded: ['status', 'gender'],
  cells: ({ locale }) => ({
    nationality: ({ nationality }) => nationality && countryName(locale, nationality),
  }),
  types: { birth_date: 'day', created_at: 'instant' },
})
