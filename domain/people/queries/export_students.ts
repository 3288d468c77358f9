import { filterBindings, type StudentFilter } from '#domain/people/queries/list_students'
import { selectRows } from '#domain/shared/select_rows'

const batch = 1000
const everyRow = 2_147_483_647
const patience = '5min'

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

const declare = `
  declare students_export no scroll cursor for
  select ${exportColumns.map((name) => expressions[name] ?? `s.${name}`).join(', ')}
  from search.student_list(?, ?, ?, ?, ?, ?, ?, 1, ${everyRow}) with ordinality as l
  join students s on s.id = l.id order by l.ordinality`

/**
 * Every student a filter shows, in batches of 1,000 from one cursor: one snapshot, flat memory. Runs inside
 * streamInTenant, and lets its reader be slow for five minutes a batch.
 */
export class ExportStudents {
  async *execute(filter: StudentFilter, zone: string): AsyncGenerator<ExportRow[]> {
    await selectRows(`set local idle_in_transaction_session_timeout = '${patience}'`)
    await selectRows(declare, [zone, ...filterBindings(filter, zone)])
    for (;;) {
      const rows = await selectRows<ExportRow>(`fetch ${batch} from students_export`)
      if (rows.length > 0) yield rows
      if (rows.length < batch) return
    }
  }
}
