import { sql } from 'kysely'
import { isOnly } from '#domain/scheduling/class_sessions/queries/only_sessions'
import { isOfCourses } from '#domain/scheduling/class_sessions/queries/sessions_of_courses'
import { isOfImports } from '#domain/scheduling/class_sessions/queries/sessions_of_imports'
import { isOfStudents } from '#domain/scheduling/class_sessions/queries/whose_sessions'
import { attendanceOf } from '#domain/scheduling/class_sessions/queries/unmarked'
import { hasSessionWords } from '#domain/scheduling/class_sessions/queries/session_words'
import {
  assistantsNamed,
  groupNamed,
  partiesNamed,
} from '#domain/scheduling/class_sessions/queries/meeting_named'
import {
  onlySome,
  sessionStatuses,
  sessionTypes,
} from '#domain/scheduling/class_sessions/rules/session_kinds'
import { byId, catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

export const classSessionList = {
  area: 'sessions',
  sorts: { starts_at: 'asc' },
  choices: { status: sessionStatuses, type: sessionTypes, only: onlySome },
  ids: ['group', 'course', 'instructor', 'room', 'branch', 'student', 'import'],
  days: ['starts'],
  opensOn: 'starts',
} as const satisfies ListShape

const numberById = (table: 'students' | 'instructors', id: string) =>
  sql<string | null>`(select number from ${sql.table(table)} where id = ${sql.ref(id)})`

export const classSessionSource = catalogueSource('listed_class_sessions', classSessionList, {
  row: (sessions) =>
    sessions
      .innerJoinLateral(
        (of) => byId('class_sessions', of.ref('t.id'), 's'),
        (join) => join.onTrue()
      )
      .select(['s.id', 's.title', 's.type', 's.status', 's.starts_at', 's.ends_at', 's.version'])
      .select(['s.time_zone', 's.series_id', 's.branch_id'])
      .select(['s.topic', attendanceOf('s').as('attendance')])
      .select([groupNamed.as('group'), ...partiesNamed, assistantsNamed.as('assistants')]),
  exported: (sessions) =>
    sessions
      .leftJoinLateral(
        (of) => byId('branches', of.ref('t.branch_id'), 'b'),
        (join) => join.onTrue()
      )
      .select(['b.name_en as branch_en', 'b.name_ar as branch_ar'])
      .select([
        numberById('students', 's.student_id').as('student_number'),
        numberById('instructors', 's.instructor_id').as('instructor_number'),
      ]),
  hasWords: hasSessionWords,
  order: { starts_at: 'starts_at' },
  choices: { status: 'status', type: 'type', only: { led: isOnly } },
  ids: {
    group: { led: 'group_id' },
    course: { led: isOfCourses },
    instructor: { led: 'instructor_id' },
    room: { led: 'room_id' },
    branch: { led: 'branch_id' },
    student: { led: isOfStudents },
    import: { led: isOfImports },
  },
  days: { starts: { instant: 'starts_at', zone: 'time_zone' } },
})

export type ClassSessionRow = ListedRow<typeof classSessionSource>

export const listClassSessions = (asked: ListRequest<typeof classSessionList>) =>
  listCatalogue(classSessionSource, asked)
