import type { Uses } from '#domain/shared/records/delete_record'
import { selectRows } from '#domain/shared/select_rows'

/** A row that leans on a record: an entry named in either script, or a person. */
export type UsedBy = { id: string; code: string; archived_at: Date | null } & (
  | { name_en: string | null; name_ar: string | null }
  | {
      first_name: string
      last_name: string
      first_name_other: string | null
      last_name_other: string | null
    }
)

/** What leans on a record, by area: SQL that selects `UsedBy` rows, with the record's id as its one binding. */
export type Leaning<Area extends string> = Record<Area, string>

const shown = 50

/** The same as counts, which is what deleting asks. */
export const counted = <Area extends string>(leaning: Leaning<Area>) =>
  Object.fromEntries(
    Object.entries<string>(leaning).map(([area, sql]) => [
      area,
      `select count(*) from (${sql}) as used`,
    ])
  ) as Uses<Area>

/** What leans on a record, area by area: how many, archived ones too, and the first fifty. */
export async function listUses<Area extends string>(leaning: Leaning<Area>, id: string) {
  const found: { area: Area; total: number; first: UsedBy[] }[] = []
  for (const area of Object.keys(leaning) as Area[]) {
    const rows = await selectRows<UsedBy & { total: number }>(
      `select *, (count(*) over ())::integer as total from (${leaning[area]}) as used
       order by archived_at nulls first, code, id limit ${shown}`,
      [id]
    )
    if (rows.length > 0) found.push({ area, total: rows[0]!.total, first: rows })
  }
  return found
}
