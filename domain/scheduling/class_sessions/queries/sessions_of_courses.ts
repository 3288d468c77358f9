import { type Expression, sql } from 'kysely'

/** Sessions `t` of the groups that take courses. Which groups is asked first, so that an index leads to their sessions. */
export const isOfCourses = (wanted: Expression<unknown>) =>
  sql`t.group_id = any(array(select g.id from groups g where g.course_id = any(${wanted}::uuid[])))`
