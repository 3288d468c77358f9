import {
  sessionStatuses,
  sessionTypes,
} from '#domain/scheduling/class_sessions/rules/session_kinds'
import { jsonIfJoined } from '#domain/shared/data/sql'
import { byId, catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { storedNameFields } from '#domain/shared/text/person_names'

export const classSessionList = {
  area: 'sessions',
  sorts: { starts_at: 'desc' },
  choices: { status: sessionStatuses, type: sessionTypes },
  ids: ['group', 'instructor', 'room'],
  days: ['starts'],
} as const satisfies ListShape

export const classSessionSource = catalogueSource('listed_class_sessions', classSessionList, {
  row: (sessions) =>
    sessions
      .innerJoinLateral(
        (of) => byId('class_sessions', of.ref('t.id'), 's'),
        (join) => join.onTrue()
      )
      .leftJoinLateral(
        (of) => byId('groups', of.ref('s.group_id'), 'g'),
        (join) => join.onTrue()
      )
      .leftJoinLateral(
        (of) => byId('students', of.ref('s.student_id'), 'p'),
        (join) => join.onTrue()
      )
      .leftJoinLateral(
        (of) => byId('instructors', of.ref('s.instructor_id'), 'i'),
        (join) => join.onTrue()
      )
      .leftJoinLateral(
        (of) => byId('rooms', of.ref('s.room_id'), 'r'),
        (join) => join.onTrue()
      )
      .select(['s.id', 's.title', 's.type', 's.status', 's.starts_at', 's.ends_at', 's.version'])
      .select(['s.time_zone', 's.series_id', 's.clash_reason', 's.check_reason'])
      .select([
        jsonIfJoined('groups', 'g', ['id', 'code', 'title_en', 'title_ar']).as('group'),
        jsonIfJoined('students', 'p', ['id', ...storedNameFields]).as('student'),
        jsonIfJoined('instructors', 'i', ['id', ...storedNameFields]).as('instructor'),
        jsonIfJoined('rooms', 'r', ['id', 'code', 'name_en', 'name_ar']).as('room'),
      ]),
  order: { starts_at: 'starts_at' },
  choices: { status: 'status', type: 'type' },
  ids: { group: 'group_id', instructor: 'instructor_id', room: 'room_id' },
  days: { starts: { instant: 'starts_at' } },
})

export type ClassSessionRow = ListedRow<typeof classSessionSource>

export const listClassSessions = (asked: ListRequest<typeof classSessionList>) =>
  listCatalogue(classSessionSource, asked)
