import { withBranch } from '#core/branches/with_branch'
import { exportedSource } from '#core/lists/exported_list'
import { holidaySource } from '#domain/scheduling/holidays/queries/list_holidays'

export default exportedSource(holidaySource, {
  columns: ['name_en', 'name_ar', 'branch_id', 'starts_on', 'ends_on'],
  worded: [],
  ...withBranch,
})
