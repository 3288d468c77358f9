import { sql } from 'kysely'
import { db } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

const keep = statement(
  (_, { importId, names }: { importId: string; names: string[] }) => sql`
    insert into import_names (import_id, name, times)
    select ${importId}::uuid, name, count(*)::integer from unnest(${names}::text[]) as name group by name order by name
    on conflict (tenant_id, import_id, name) do update set times = import_names.times + excluded.times`
)

/** Counts the rows that carry a name: each row tells each of its names once. */
export async function keepNames(importId: string, names: string[]) {
  if (names.length > 0) await keep({ importId, names })
}

/** Before rows are checked again; what somebody accepted or left out stays. */
export async function forgetTimes(importId: string) {
  const names = db().deleteFrom('import_names').where('import_id', '=', importId)
  await names.where('other', 'is', null).execute()
  await db()
    .updateTable('import_names')
    .set({ times: 0 })
    .where('import_id', '=', importId)
    .execute()
}
