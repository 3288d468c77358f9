import { branchCell, leavesOutBranch } from '#core/branches/with_branch'
import { namedIn } from '#core/languages/phrases'
import { exportedSource } from '#core/lists/exported_list'
import { namesOf } from '#core/people/names_of'
import { groupSource } from '#domain/teaching/groups/queries/list_groups'

export default exportedSource(groupSource, {
  columns: [
    'code',
    'title_en',
    'title_ar',
    'course_code',
    'course_id',
    'instructor_number',
    'instructor_id',
    'branch_id',
    'work_type',
    'seats_taken',
    'capacity',
    'waiting',
    'starts_on',
    'ends_on',
    'status',
  ],
  worded: ['work_type', 'status'],
  leavesOut: leavesOutBranch,
  cells: (ctx) => ({
    ...branchCell(ctx),
    course_id: (row) => namedIn(ctx.locale, row.course_en, row.course_ar),
    instructor_id: (row) =>
      row.instructor_id &&
      namesOf(ctx.locale, {
        first_name: row.instructor_first_name!,
        last_name: row.instructor_last_name!,
        first_name_other: row.instructor_first_name_other,
        last_name_other: row.instructor_last_name_other,
      }),
  }),
})
