import { foundStudents, type StudentsAsked } from '#domain/people/queries/list_students'
import { cursorRows } from '#domain/shared/lists/cursor_rows'
import { rawText } from '#domain/shared/tenant_scope'

/** What an export holds of a student, in the order of its columns; text throughout. */
export const exportColumns = [
  'number',
  'first_name',
  'last_name',
  'first_name_other',
  'last_name_other',
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

/** Days and instants as the centre's wall clock shows them. */
const expressions: Record<string, string> = {
  birth_date: 's.birth_date::text as birth_date',
  created_at: `to_char(s.created_at at time zone ?, 'YYYY-MM-DD HH24:MI') as created_at`,
}

const columns = exportColumns.map((name) => expressions[name] ?? `s.${name}`).join(', ')

/** Every student a filter shows, in batches; see cursorRows(). */
export function exportStudents(asked: StudentsAsked) {
  const { sql, bindings } = foundStudents(asked)
  return cursorRows(
    rawText<ExportRow>(
      `select ${columns} from ${sql} l join students s on s.id = l.id order by l.ordinality`,
      [asked.zone, ...bindings]
    )
  )
}
