import { sql } from 'kysely'
import type { Naming } from '#domain/imports/records/resolve_names'
import { withoutTitle } from '#domain/imports/records/without_title'

export const named = [sql.ref('name_en'), sql.ref('name_ar')]

export const titled = [sql.ref('title_en'), sql.ref('title_ar')]

/** Identified by number, name, e-mail or phone. */
const person = {
  exact: 'number',
  names: [
    sql`first_name || ' ' || last_name`,
    sql`coalesce(first_name_other, '') || ' ' || coalesce(last_name_other, '')`,
  ],
  also: ['email', 'phone'],
  plainly: withoutTitle,
}

export const instructorNaming: Naming = {
  ...{ called: 'instructor', into: 'instructor_id', table: 'instructors' },
  ...person,
}

export const assistantsNaming: Naming = {
  ...{ called: 'assistants', into: 'assistant_ids', table: 'instructors' },
  ...person,
}

export const studentNaming: Naming = {
  ...{ called: 'student', into: 'student_id', table: 'students' },
  ...person,
}
