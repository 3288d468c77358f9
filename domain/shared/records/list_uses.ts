import { type Expression, sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import { db } from '#domain/shared/data/database'
import type { Uses } from '#domain/shared/records/delete_record'
import type { StoredNames } from '#domain/shared/text/person_names'

type Named = Columns<'terms', 'name_en' | 'name_ar'>

export type UsedBy = Columns<'terms', 'id' | 'code' | 'archived_at'> & (Named | StoredNames)

export type Leaning<Area extends string> = Record<Area, (id: string) => Expression<UsedBy>>

export type LeaningOn<Area extends string> = { [Name in Area]?: Leaning<Area>[Name] }

const shown = 50

export const counted = <Area extends string>(leaning: Leaning<Area>) =>
  Object.fromEntries(
    Object.entries<(id: string) => Expression<UsedBy>>(leaning).map(([area, rows]) => [
      area,
      (id: string) => sql<number>`select count(*)::integer from (${rows(id)}) as used`,
    ])
  ) as unknown as Uses<Area>

/** By area: how many, archived ones too, and the first fifty. */
export async function listUses<Area extends string>(leaning: LeaningOn<Area>, id: string) {
  const found: { area: Area; total: number; first: UsedBy[] }[] = []
  for (const area of Object.keys(leaning) as Area[]) {
    const uses = sql<UsedBy & { total: number }>`
      select *, (count(*) over ())::integer as total from (${leaning[area]!(id)}) as used
      order by archived_at nulls first, code, id limit ${shown}`
    const { rows } = await uses.execute(db())
    if (rows.length > 0) found.push({ area, total: rows[0]!.total, first: rows })
  }
  return found
}
