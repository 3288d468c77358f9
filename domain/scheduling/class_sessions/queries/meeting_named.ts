import { sql } from 'kysely'
import { jsonById, jsonOf } from '#domain/shared/data/sql'
import { storedNameFields } from '#domain/shared/text/person_names'

const idOf = (who: string) => sql.ref(`s.${who}_id`)

const person = ['id', ...storedNameFields] as const

export const groupNamed = jsonById('groups', idOf('group'), ['id', 'code', 'title_en', 'title_ar'])

export const studentNamed = jsonById('students', idOf('student'), person)

export const substitutedNamed = jsonById('instructors', sql.ref('s.substitute_for'), person)

export const roomNamed = jsonById('rooms', idOf('room'), ['id', 'code', 'name_en', 'name_ar'])

const assistant = jsonOf('instructors', 'i', ['id', 'number', ...storedNameFields])

type Assistant = NonNullable<typeof assistant.expressionType>

/** Who assists in a session `s`. */
export const assistantsNamed = sql<Assistant[]>`(
  select coalesce(jsonb_agg(${assistant} order by i.number), '[]')
  from class_session_assistants a join instructors i on i.id = a.instructor_id
  where a.session_id = s.id)`

/** Whom a session `s` is for but a group, who teaches it and where. */
export const partiesNamed = [
  studentNamed.as('student'),
  jsonById('instructors', idOf('instructor'), person).as('instructor'),
  roomNamed.as('room'),
] as const
