import { sql } from 'kysely'
import { foundStudents, type StudentsAsked } from '#domain/people/students/queries/list_students'
import { cursorRows } from '#domain/shared/lists/cursor_rows'
import { storedNameFields } from '#domain/shared/text/person_names'

export const exportColumns = [
  'number',
  ...storedNameFields,
  'status',
  'gender',
  'birth_date',
  'nationality',
  'national_id',
  'email',
  'phone',
  'school_name',
  'created_at',
] as const

export type ExportRow = Record<(typeof exportColumns)[number], string | null>

/** Instants as the centre's wall clock shows them. */
const columnsIn = (zone: string) =>
  sql.join(
    exportColumns.map((name) =>
      name === 'created_at'
        ? sql`to_char(s.created_at at time zone ${zone}, 'YYYY-MM-DD HH24:MI') as created_at`
        : sql.ref(`s.${name}`)
    )
  )

export const exportStudents = (asked: StudentsAsked) =>
  cursorRows(sql<ExportRow>`
    select ${columnsIn(asked.zone)} from ${foundStudents(asked)} with ordinality l
    join students s on s.id = l.id order by l.ordinality`)
