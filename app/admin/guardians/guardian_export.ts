import { countryName } from '#core/lists/country_name'
import { exportedList } from '#core/lists/exported_list'
import { ListQuery } from '#core/lists/list_query'
import { exportGuardians } from '#domain/people/guardians/queries/export_guardians'
import { guardianList } from '#domain/people/guardians/queries/list_guardians'
import { storedNameFields } from '#domain/shared/text/person_names'

export default exportedList({
  query: ({ request }) => new ListQuery(guardianList, request.qs()),
  rows: exportGuardians,
  columns: [
    'number',
    ...storedNameFields,
    'status',
    'gender',
    'nationality',
    'national_id',
    'email',
    'phone',
    'address',
    'children',
    'created_at',
  ],
  worded: ['status', 'gender'],
  cells: ({ locale }) => ({
    nationality: ({ nationality }) => nationality && countryName(locale, nationality),
  }),
  types: { created_at: 'instant' },
})
