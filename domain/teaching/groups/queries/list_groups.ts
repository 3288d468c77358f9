import { sql } from 'kysely'
import {
  byId,
  catalogueSource,
  columnOf,
  type ListedRow,
} from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { workTypes } from '#domain/shared/choices/work_types'
import { groupStatuses } from '#domain/teaching/groups/rules/group_state'

export const groupList = {
  area: 'groups',
  sorts: { starts_on: 'desc', code: 'asc', title: 'asc', seats: 'desc' },
  choices: { status: groupStatuses, work_type: workTypes, seats: ['free', 'full'] },
  ids: ['course', 'instructor', 'term', 'level', 'branch'],
  days: ['starts'],
} as const satisfies ListShape

const seatsTaken = columnOf('groups', 'seats_taken')
const capacity = columnOf('groups', 'capacity')

export const groupSource = catalogueSource('groups', groupList, {
  row: (groups) =>
    groups
      .leftJoinLateral(
        (of) => byId('courses', of.ref('t.course_id'), 'c'),
        (join) => join.onTrue()
      )
      .leftJoinLateral(
        (of) => byId('instructors', of.ref('t.instructor_id'), 'i'),
        (join) => join.onTrue()
      )
      .select(['t.id', 't.code', 't.title_en', 't.title_ar', 't.work_type', 't.status'])
      .select(['t.course_id', 'c.title_en as course_en', 'c.title_ar as course_ar'])
      .select([
        't.instructor_id',
        'i.first_name as instructor_first_name',
        'i.last_name as instructor_last_name',
        'i.first_name_other as instructor_first_name_other',
        'i.last_name_other as instructor_last_name_other',
      ])
      .select(['t.capacity', 't.seats_taken', 't.waiting', 't.starts_on', 't.ends_on'])
      .select(['t.branch_id', 't.archived_at', 't.version']),
  exported: (groups) =>
    groups
      .leftJoinLateral(
        (of) => byId('branches', of.ref('t.branch_id'), 'b'),
        (join) => join.onTrue()
      )
      .select(['b.name_en as branch_en', 'b.name_ar as branch_ar'])
      .select(sql<string | null>`c.code`.as('course_code'))
      .select(sql<string | null>`i.number`.as('instructor_number')),
  order: {
    starts_on: 'starts_on',
    code: 'code',
    title: { name: 'title' },
    seats: { sql: sql`${seatsTaken}::numeric / ${capacity}` },
  },
  choices: {
    status: 'status',
    work_type: 'work_type',
    seats: { sql: sql`(case when ${seatsTaken} < ${capacity} then 'free' else 'full' end)` },
  },
  ids: {
    course: 'course_id',
    instructor: 'instructor_id',
    term: 'term_id',
    level: 'level_id',
    branch: 'branch_id',
  },
  days: { starts: { day: 'starts_on' } },
})

export type GroupRow = ListedRow<typeof groupSource>

export class ListGroups {
  execute(asked: ListRequest<typeof groupList>) {
    return listCatalogue(groupSource, asked)
  }
}
