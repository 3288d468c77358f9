import { askedStudents } from '#app/admin/students/asked_students'
import { countryName } from '#core/lists/country_name'
import { exportedList } from '#core/lists/exported_list'
import { exportStudents } from '#domain/people/students/queries/export_students'
import { storedNameFields } from '#domain/shared/text/person_names'

export default exportedList({
  query: (ctx) => askedStudents(ctx, ctx.request.qs()),
  rows: exportStudents,
  columns: [
    'number',
    ...storedNameFields,
    'status',
    'gender',
    'birth_date',
    'nationality',
    'national_id',
    'email',
    'phone',
    'school_name',
    'created_at',
  ],
  worded: ['status', 'gender'],
  cells: ({ locale }) => ({
    nationality: ({ nationality }) => nationality && countryName(locale, nationality),
  }),
  types: { birth_date: 'day', created_at: 'instant' },
})
