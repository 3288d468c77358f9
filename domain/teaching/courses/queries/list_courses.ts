import { sql } from 'kysely'
import { byId, catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { count } from '#domain/shared/data/sql'
import { courseStatuses } from '#domain/teaching/courses/rules/course_status'

export const courseList = {
  area: 'courses',
  sorts: { title: 'asc', code: 'asc', created_at: 'desc', status: 'asc' },
  choices: { status: courseStatuses },
  ids: ['subject', 'level'],
  days: [],
} as const satisfies ListShape

export const courseSource = catalogueSource('courses', courseList, {
  row: (courses) =>
    courses
      .leftJoinLateral(
        (of) => byId('subjects', of.ref('t.subject_id'), 's'),
        (join) => join.onTrue()
      )
      .leftJoinLateral(
        (of) => byId('levels', of.ref('t.level_id'), 'l'),
        (join) => join.onTrue()
      )
      .innerJoinLateral(
        (of) =>
          of
            .selectFrom('groups as g')
            .whereRef('g.course_id', '=', 't.id')
            .where('g.archived_at', 'is', null)
            .select((group) => [
              count().as('groups'),
              sql<number>`coalesce(sum(${group.ref('g.students')}), 0)::integer`.as('students'),
            ])
            .as('taught'),
        (join) => join.onTrue()
      )
      .select(['t.id', 't.code', 't.title_en', 't.title_ar', 't.colour', 't.status'])
      .select(['t.subject_id', 's.name_en as subject_en', 's.name_ar as subject_ar'])
      .select(['t.level_id', 'l.name_en as level_en', 'l.name_ar as level_ar'])
      .select(['t.price', 't.currency', 't.exponent', 't.billing_mode'])
      .select(['taught.groups', 'taught.students', 't.archived_at', 't.version']),
  exported: (rows) =>
    rows
      .select(['t.work_types', 't.capacity', 't.min_students', 't.total_sessions'])
      .select('t.session_minutes')
      .select(sql<string | null>`s.code`.as('subject_code'))
      .select(sql<string | null>`l.code`.as('level_code')),
  order: {
    title: { name: 'title' },
    code: 'code',
    created_at: 'created_at',
    status: 'status',
  },
  choices: { status: 'status' },
  ids: { subject: 'subject_id', level: 'level_id' },
  days: {},
})

export type CourseRow = ListedRow<typeof courseSource>

export class ListCourses {
  execute(asked: ListRequest<typeof courseList>) {
    return listCatalogue(courseSource, asked)
  }
}
