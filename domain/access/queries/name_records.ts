import { kindsNamed } from '#domain/access/audit_areas'
import type { AuditRow } from '#domain/access/queries/list_audit'
import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'

/** A record a change refers to: the area it belongs to, and what it is called in both scripts. */
export type NamedRecord = {
  id: string
  area: string
  name: string | null
  name_other: string | null
}

const named: [table: string, name: string, other: string][] = [
  ...kindsNamed('name', 'title').map(({ table, named: by }): [string, string, string] => [
    table,
    `${by}_en`,
    `${by}_ar`,
  ]),
  ['instructors', `first_name || ' ' || last_name`, `first_name_other || ' ' || last_name_other`],
]

const sql = named
  .map(
    ([table, name, other]) =>
      `select id, '${table}' as area, coalesce(${name}, ${other}) as name, ${other} as name_other
       from ${table} where id = any(?)`
  )
  .join(' union all ')

type Sides = Pick<AuditRow, 'before' | 'after'>

/** The names of the records that entries of the trail refer to by id, as they are called now: one statement at most. */
export async function nameRecords(entries: Sides[]): Promise<NamedRecord[]> {
  const ids = [...new Set(entries.flatMap(idsIn))]
  if (ids.length === 0) return []
  return selectRows<NamedRecord>(
    sql,
    named.map(() => ids)
  )
}

/** All ids among what an entry says of before and after. */
export const idsIn = ({ before, after }: Sides): string[] =>
  [before, after]
    .flatMap((side) => Object.values(side ?? {}))
    .flat()
    .filter((value): value is string => typeof value === 'string' && isUuid(value))
