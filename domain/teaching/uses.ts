const titled = 'id, code, title_en as name_en, title_ar as name_ar, archived_at'

/** Courses whose column names a record. */
export const coursesBy = (column: 'subject_id' | 'level_id') =>
  `select ${titled} from courses where ${column} = ?`

/** Groups whose column names a record. */
export const groupsBy = (column: 'course_id' | 'level_id' | 'term_id') =>
  `select ${titled} from groups where ${column} = ?`

/** Instructors who teach a subject or a level. */
export const instructorsBy = (one: 'subject' | 'level') =>
  `select i.id, i.number as code, i.first_name, i.last_name, i.first_name_other, i.last_name_other, i.archived_at
   from instructor_${one}s t join instructors i on i.tenant_id = t.tenant_id and i.id = t.instructor_id
   where t.${one}_id = ?`
