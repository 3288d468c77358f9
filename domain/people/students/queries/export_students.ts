import { foundRows, wallClock } from '#domain/people/queries/searched_list'
import { foundStudents, type StudentsAsked } from '#domain/people/students/queries/list_students'
import { compiler } from '#domain/shared/data/database'
import { cursorRows } from '#domain/shared/lists/cursor_rows'

export const exportStudents = (asked: StudentsAsked) =>
  cursorRows(
    compiler
      .selectFrom(foundRows(foundStudents(asked)))
      .innerJoin('students as s', 's.id', 'l.id')
      .select(['s.number', 's.first_name', 's.last_name', 's.first_name_other'])
      .select(['s.last_name_other', 's.status', 's.gender', 's.birth_date', 's.nationality'])
      .select(['s.national_id', 's.email', 's.phone', 's.school_name'])
      .select((of) => wallClock(of.ref('s.created_at'), asked.zone).as('created_at'))
      .orderBy('l.ordinality')
  )
