import { byName, type CatalogueSource, joined } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { courseStatuses } from '#domain/teaching/rules/course_status'
import type { Course } from '#domain/teaching/queries/find_course'

/** What the courses' list may be asked. */
export const courseList = {
  area: 'courses',
  sorts: { title: 'asc', code: 'asc', created_at: 'desc', status: 'asc' },
  choices: { status: courseStatuses },
  ids: ['subject', 'level'],
  days: [],
} as const satisfies ListShape

export type CourseRow = Pick<
  Course,
  | 'id'
  | 'code'
  | 'title_en'
  | 'title_ar'
  | 'subject_id'
  | 'subject_en'
  | 'subject_ar'
  | 'level_id'
  | 'level_en'
  | 'level_ar'
  | 'price'
  | 'currency'
  | 'exponent'
  | 'billing_mode'
  | 'colour'
  | 'status'
  | 'archived_at'
  | 'version'
> & {
  /** Groups that are not archived, and the students with a seat in them now. */
  groups: number
  students: number
}

export type ExportedCourse = CourseRow &
  Pick<Course, 'work_types' | 'capacity' | 'min_students' | 'total_sessions' | 'session_minutes'>

export const courseSource: CatalogueSource<typeof courseList> = {
  table: 'courses',
  joins: `${joined('subjects', 's', 't.subject_id')} ${joined('levels', 'l', 't.level_id')}
    cross join lateral (
      select count(*)::integer as groups, coalesce(sum(g.students), 0)::integer as students from groups g
      where g.course_id = t.id and g.archived_at is null
    ) taught`,
  columns: `t.id, t.code, t.title_en, t.title_ar, t.subject_id, s.name_en as subject_en, s.name_ar as subject_ar,
    t.level_id, l.name_en as level_en, l.name_ar as level_ar, t.price, t.currency, t.exponent, t.billing_mode,
    t.colour, t.status, t.archived_at, t.version, taught.groups, taught.students`,
  exported: 't.work_types, t.capacity, t.min_students, t.total_sessions, t.session_minutes',
  order: {
    title: byName('title'),
    code: 't.code',
    created_at: 't.created_at',
    status: 't.status',
  },
  choices: { status: 't.status' },
  ids: { subject: 't.subject_id', level: 't.level_id' },
  days: {},
}

/** One page of courses. */
export class ListCourses {
  execute(asked: ListRequest<typeof courseList>) {
    return listCatalogue<CourseRow, typeof courseList>(courseSource, asked)
  }
}
