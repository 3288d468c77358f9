import { branchCell, leavesOutBranch } from '#core/branches/with_branch'
import { namedIn } from '#core/languages/phrases'
import { exportedSource } from '#core/lists/exported_list'
import { namesOf } from '#core/people/names_of'
import { classSessionSource } from '#domain/scheduling/class_sessions/queries/list_class_sessions'

export default exportedSource(classSessionSource, {
  columns: [
    'starts_at',
    'ends_at',
    'group_id',
    'title',
    'topic',
    'type',
    'instructor_id',
    'room_id',
    'branch_id',
    'status',
  ],
  worded: ['type', 'status'],
  leavesOut: leavesOutBranch,
  cells: (ctx) => ({
    ...branchCell(ctx),
    starts_at: (row) => row.starts_at.toISOString(),
    ends_at: (row) => row.ends_at.toISOString(),
    group_id: ({ group, student }) =>
      group
        ? namedIn(ctx.locale, group.title_en, group.title_ar)
        : student && namesOf(ctx.locale, student),
    instructor_id: ({ instructor }) => instructor && namesOf(ctx.locale, instructor),
    room_id: ({ room }) => room && namedIn(ctx.locale, room.name_en, room.name_ar),
  }),
  types: { starts_at: 'instant', ends_at: 'instant' },
})
