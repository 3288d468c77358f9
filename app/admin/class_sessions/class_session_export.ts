import { branchCell, leavesOutBranch } from '#core/branches/with_branch'
import { namedIn } from '#core/languages/phrases'
import { exportedSource } from '#core/lists/exported_list'
import { namesOf } from '#core/people/names_of'
import { classSessionSource } from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { shownAt } from '#domain/shared/time/zone_offsets'

/** Day and hours as the screen shows them, apart, so that an import reads them again. */
export default exportedSource(classSessionSource, {
  columns: [
    ...(['held_on', 'starts_at', 'ends_at', 'group_code', 'group_id', 'title', 'topic'] as const),
    ...(['type', 'instructor_id', 'assistant_ids', 'room_id', 'branch_id', 'status'] as const),
  ],
  worded: ['type', 'status'],
  leavesOut: leavesOutBranch,
  cells(ctx) {
    const { locale, tenant } = ctx
    const shown = (instant: Date) => shownAt(tenant.timezone, instant).split('T')
    return {
      ...branchCell(ctx),
      held_on: (row) => shown(row.starts_at)[0]!,
      starts_at: (row) => shown(row.starts_at)[1]!,
      ends_at: (row) => shown(row.ends_at)[1]!,
      group_code: ({ group }) => group && group.code,
      group_id: ({ group, student }) =>
        group
          ? namedIn(locale, group.title_en, group.title_ar)
          : student && namesOf(locale, student),
      instructor_id: ({ instructor }) => instructor && namesOf(locale, instructor),
      assistant_ids: ({ assistants }) => assistants.map((one) => namesOf(locale, one)).join('; '),
      room_id: ({ room }) => room && namedIn(locale, room.name_en, room.name_ar),
    }
  },
  types: { held_on: 'day' },
})
