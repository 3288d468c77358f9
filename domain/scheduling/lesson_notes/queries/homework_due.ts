import { sql } from 'kysely'
import {
  isOfStudents,
  studentsOfSession,
} from '#domain/scheduling/class_sessions/queries/whose_sessions'
import { jsonById } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

/** How many are listed at most; later ones follow as these pass. */
const most = 30

const due = statement((query, given: { students: string[]; today: string }) => {
  const some = sql`${given.students}::uuid[]`
  return query
    .selectFrom('lesson_notes as n')
    .innerJoin('class_sessions as t', (join) =>
      join.onRef('t.tenant_id', '=', 'n.tenant_id').onRef('t.id', '=', 'n.session_id')
    )
    .where('n.homework', 'is not', null)
    .where('n.homework_due_on', '>=', given.today)
    .where(isOfStudents(some))
    .orderBy('n.homework_due_on')
    .orderBy('t.starts_at')
    .orderBy('t.id')
    .limit(sql.lit(most))
    .select(['t.id', 't.title', 't.starts_at', 't.time_zone', 'n.homework', 'n.homework_due_on'])
    .select(studentsOfSession(some).as('students'))
    .select([
      jsonById('groups', sql.ref('t.group_id'), ['id', 'code', 'title_en', 'title_ar']).as('group'),
      jsonById('students', sql.ref('t.student_id'), ['id', ...storedNameFields]).as('student'),
    ])
})

/** Homework that some students have to do by today or later, what is due first coming first. */
export const homeworkDue = async (students: string[], today: string) =>
  students.length ? due({ students, today }) : []
