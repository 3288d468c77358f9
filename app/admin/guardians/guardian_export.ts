import { countryName } from '#core/lists/country_name'
import { exportedList } from '#core/lists/exported_list'
import { ListQuery } from '#core/lists/list_query'
import {
  exportGuardians,
  guardianColumnsOfExport,
} from '#domain/people/guardians/queries/export_guardians'
import { guardianList } from '#domain/people/guardians/queries/list_guardians'

export default exportedList({
  query: ({ request }) => new ListQuery(guardianList, request.qs()),
  rows: exportGuardians,
  columns: guardianColumnsOfExport,
  worded: ['status', 'gender'],
  cells: ({ locale }) => ({
    nationality: ({ nationality }) => nationality && countryName(locale, nationality),
  }),
})
