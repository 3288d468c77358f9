import { byName, type CatalogueSource, joined } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import {
  type GroupStatus,
  groupStatuses,
  type WorkType,
  workTypes,
} from '#domain/teaching/rules/group_state'

export const groupList = {
  area: 'groups',
  sorts: { starts_on: 'desc', code: 'asc', title: 'asc', seats: 'desc' },
  choices: { status: groupStatuses, work_type: workTypes, seats: ['free', 'full'] },
  ids: ['course', 'instructor', 'term', 'level'],
  days: ['starts'],
} as const satisfies ListShape

export type GroupRow = {
  id: string
  code: string
  title_en: string | null
  title_ar: string | null
  course_id: string
  course_en: string | null
  course_ar: string | null
  instructor_id: string | null
  instructor_first_name: string | null
  instructor_last_name: string | null
  instructor_first_name_other: string | null
  instructor_last_name_other: string | null
  work_type: WorkType
  capacity: number
  seats_taken: number
  waiting: number
  starts_on: string
  ends_on: string | null
  status: GroupStatus
  archived_at: Date | null
  version: number
}

export const groupSource: CatalogueSource<typeof groupList> = {
  table: 'groups',
  joins: `${joined('courses', 'c', 't.course_id')} ${joined('instructors', 'i', 't.instructor_id')}`,
  columns: `t.id, t.code, t.title_en, t.title_ar, t.course_id, c.title_en course_en, c.title_ar course_ar, t.instructor_id,
    i.first_name instructor_first_name, i.last_name instructor_last_name,
    i.first_name_other instructor_first_name_other, i.last_name_other instructor_last_name_other,
    t.work_type, t.capacity, t.seats_taken, t.waiting, t.starts_on::text starts_on, t.ends_on::text ends_on,
    t.status, t.archived_at, t.version`,
  order: {
    starts_on: 't.starts_on',
    code: 't.code',
    title: byName('title'),
    seats: 't.seats_taken::numeric / t.capacity',
  },
  choices: {
    status: 't.status',
    work_type: 't.work_type',
    seats: `(case when t.seats_taken < t.capacity then 'free' else 'full' end)`,
  },
  ids: {
    course: 't.course_id',
    instructor: 't.instructor_id',
    term: 't.term_id',
    level: 't.level_id',
  },
  days: { starts: { day: 't.starts_on' } },
}

/** One page of the groups, with seats as they are kept. */
export class ListGroups {
  execute(asked: ListRequest<typeof groupList>) {
    return listCatalogue<GroupRow, typeof groupList>(groupSource, asked)
  }
}
