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

const named = {
  subjects: ['name_en', 'name_ar'],
  levels: ['name_en', 'name_ar'],
  terms: ['name_en', 'name_ar'],
  services: ['name_en', 'name_ar'],
  packages: ['name_en', 'name_ar'],
  courses: ['title_en', 'title_ar'],
  groups: ['title_en', 'title_ar'],
  instructors: [`first_name || ' ' || last_name`, `first_name_other || ' ' || last_name_other`],
}

const sql = Object.entries(named)
  .map(
    ([area, [name, other]]) =>
      `select id, '${area}' as area, coalesce(${name}, ${other}) as name, ${other} as name_other
       from ${area} where id = any(?)`
  )
  .join(' union all ')

type Sides = Pick<AuditRow, 'before' | 'after'>

/** The names of the records that entries of the trail refer to by id, as they are called now: one statement at most. */
export async function nameRecords(entries: Sides[]): Promise<NamedRecord[]> {
  const ids = [...new Set(entries.flatMap(idsIn))]
  if (ids.length === 0) return []
  return selectRows<NamedRecord>(
    sql,
    Object.keys(named).map(() => ids)
  )
}

/** All ids among what an entry says of before and after. */
export const idsIn = ({ before, after }: Sides): string[] =>
  [before, after]
    .flatMap((side) => Object.values(side ?? {}))
    .flat()
    .filter((value): value is string => typeof value === 'string' && isUuid(value))
