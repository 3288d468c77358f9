import { type Expression, sql } from 'kysely'
import type { guardianList } from '#domain/people/guardians/queries/list_guardians'
import { searchedRows, searching } from '#domain/people/queries/searched_list'
import { cursorRows } from '#domain/shared/lists/cursor_rows'
import type { ListRequest } from '#domain/shared/lists/list_shape'
import { storedNameFields } from '#domain/shared/text/person_names'

export const guardianColumnsOfExport = [
  'number',
  ...storedNameFields,
  'status',
  'gender',
  'nationality',
  'national_id',
  'email',
  'phone',
  'address',
  'children',
  'created_at',
] as const

export type GuardianExportRow = Record<(typeof guardianColumnsOfExport)[number], string | null>

/** Instants as the centre's wall clock shows them. */
const columnsIn = (zone: string) => {
  const written: Record<string, Expression<unknown>> = {
    children: sql`(
      select string_agg(c.number, ' ' order by c.sequence) from student_guardians k
      join students c on c.tenant_id = k.tenant_id and c.id = k.student_id and c.archived_at is null
      where k.guardian_id = s.id) as children`,
    created_at: sql`to_char(s.created_at at time zone ${zone}, 'YYYY-MM-DD HH24:MI') as created_at`,
  }
  return sql.join(guardianColumnsOfExport.map((name) => written[name] ?? sql.ref(`s.${name}`)))
}

export const exportGuardians = (asked: ListRequest<typeof guardianList>) =>
  cursorRows(sql<GuardianExportRow>`
    select ${columnsIn(asked.zone)}
    from ${searchedRows('guardian', searching(asked))} with ordinality as l
    join guardians s on s.id = l.id order by l.ordinality`)
