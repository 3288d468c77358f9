import { mayNameStudents, sessionQuery } from '#app/admin/class_sessions/shown/session_query'
import { branchCell, leavesOutBranch } from '#core/branches/with_branch'
import { namedIn } from '#core/languages/phrases'
import { exportedSource } from '#core/lists/exported_list'
import { namesOf } from '#core/people/names_of'
import { classSessionSource } from '#domain/scheduling/class_sessions/queries/list_class_sessions'
import { shownAt } from '#domain/shared/time/zone_offsets'

/**
 * Day and hours by the session's own clocks, as the screen shows them, apart, so that an import reads them again; the zone
 * is named where it isn't the centre's. Numbers and codes stand before the names that several may share.
 */
export default exportedSource(classSessionSource, {
  query: (ctx) => sessionQuery(ctx),
  columns: [
    ...(['held_on', 'starts_at', 'ends_at', 'time_zone', 'group_code', 'group_id'] as const),
    ...(['student_number', 'title', 'topic', 'type'] as const),
    ...(['instructor_number', 'instructor_id', 'assistant_numbers', 'assistant_ids'] as const),
    ...(['room_code', 'room_id', 'branch_id', 'status'] as const),
  ],
  worded: ['type', 'status'],
  leavesOut: (ctx) => (leavesOutBranch(ctx).length ? ['branch_id', 'time_zone'] : []),
  cells(ctx) {
    const { locale, tenant } = ctx
    const shown = (zone: string, instant: Date) => shownAt(zone, instant).split('T')
    return {
      ...branchCell(ctx),
      held_on: (row) => shown(row.time_zone, row.starts_at)[0]!,
      starts_at: (row) => shown(row.time_zone, row.starts_at)[1]!,
      ends_at: (row) => shown(row.time_zone, row.ends_at)[1]!,
      time_zone: (row) => (row.time_zone === tenant.timezone ? null : row.time_zone),
      group_code: ({ group }) => group && group.code,
      group_id: ({ group, student }) =>
        group
          ? namedIn(locale, group.title_en, group.title_ar)
          : student && mayNameStudents(ctx)
            ? namesOf(locale, student)
            : null,
      student_number: (row) => (mayNameStudents(ctx) ? row.student_number : null),
      instructor_id: ({ instructor }) => instructor && namesOf(locale, instructor),
      assistant_ids: ({ assistants }) => assistants.map((one) => namesOf(locale, one)).join('; '),
      assistant_numbers: ({ assistants }) => assistants.map(({ number }) => number).join('; '),
      room_code: ({ room }) => room && room.code,
      room_id: ({ room }) => room && namedIn(locale, room.name_en, room.name_ar),
    }
  },
})
