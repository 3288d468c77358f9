import type { Use } from '#domain/shared/catalogue/catalogue'

/** Courses whose column names the entry. */
export const coursesBy = (column: 'subject_id' | 'level_id'): Use => ({
  area: 'courses',
  sql: `select id, code, title_en as name_en, title_ar as name_ar, archived_at from courses where ${column} = ?`,
})

/** Groups whose column names the entry. */
export const groupsBy = (column: 'course_id' | 'level_id' | 'term_id'): Use => ({
  area: 'groups',
  sql: `select id, code, title_en as name_en, title_ar as name_ar, archived_at from groups where ${column} = ?`,
})

/** Instructors who teach the entry. */
export const instructorsBy = (
  table: 'instructor_subjects' | 'instructor_levels',
  column: 'subject_id' | 'level_id'
): Use => ({
  area: 'instructors',
  sql: `select i.id, i.number as code, i.first_name, i.last_name, i.first_name_other, i.last_name_other, i.archived_at
    from ${table} t join instructors i on i.tenant_id = t.tenant_id and i.id = t.instructor_id where t.${column} = ?`,
})
