import { withBranch } from '#core/branches/with_branch'
import { exportedSource } from '#core/lists/exported_list'
import { roomSource } from '#domain/scheduling/rooms/queries/list_rooms'

export default exportedSource(roomSource, {
  columns: [
    'code',
    'name_en',
    'name_ar',
    'branch_id',
    'kind',
    'capacity',
    'equipment',
    'booking',
    'state',
  ],
  worded: ['kind', 'booking', 'state'],
  ...withBranch,
})
