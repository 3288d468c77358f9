import type { Catalogue, UsedBy } from '#domain/shared/catalogue/catalogue'
import { selectRows } from '#domain/shared/select_rows'

/** How many rows of an area lean on an entry, and the first of them. */
export type Uses = { area: string; total: number; first: UsedBy[] }

const shown = 25

/** What leans on an entry, archived rows too, area by area; an area that doesn't is not there. */
export async function findUses({ uses }: Catalogue, id: string): Promise<Uses[]> {
  const found: Uses[] = []
  for (const { area, sql } of uses) {
    const rows = await selectRows<UsedBy & { total: string }>(
      `select *, count(*) over () as total from (${sql}) as used
       order by archived_at nulls first, code, id limit ${shown}`,
      [id]
    )
    const first = rows.map(({ total, ...row }) => row as UsedBy)
    if (rows.length > 0) found.push({ area, total: Number(rows[0]!.total), first })
  }
  return found
}
