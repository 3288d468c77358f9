import { v7 as uuid } from 'uuid'
import type { Actor } from '#domain/shared/actor'
import { recordAudit } from '#domain/shared/audit'
import type { Catalogue, Columns } from '#domain/shared/catalogue/catalogue'
import { suggestedCode } from '#domain/shared/catalogue/suggested_code'
import { err, ok, type Result } from '#domain/shared/result'
import { selectRows } from '#domain/shared/select_rows'

type Addition = {
  actor: Actor
  /** Every column that is written; a `code` of null asks for a suggested one. */
  columns: Columns & { code: string | null }
}

/** Adds an entry inside the running transaction, with its audit entry. A code belongs to one entry of its kind. */
export async function addEntry(
  { table, one, prefix }: Catalogue,
  { actor, columns }: Addition
): Promise<Result<{ id: string; code: string }, { type: 'code_taken' }>> {
  const id = uuid()
  const code = columns.code
    ? await insert(table, { ...columns, id })
    : await insertSuggested(table, prefix, { ...columns, id })
  if (code === undefined) return err({ type: 'code_taken' })
  const given = Object.entries({ ...columns, code }).filter(([, value]) => value !== null)
  await recordAudit({
    actor,
    action: `${table}.create`,
    subjectType: one,
    subjectId: id,
    after: Object.fromEntries(given),
  })
  return ok({ id, code })
}

/** Somebody else may take the suggested code first: the next one is then free. */
async function insertSuggested(table: string, prefix: string, columns: Columns) {
  for (;;) {
    const code = await insert(table, { ...columns, code: await suggestedCode(table, prefix) })
    if (code !== undefined) return code
  }
}

async function insert(table: string, columns: Columns) {
  const names = Object.keys(columns)
  const [made] = await selectRows<{ code: string }>(
    `insert into ${table} (tenant_id, ${names.join(', ')})
     values (current_setting('app.tenant_id')::uuid, ${names.map(() => '?').join(', ')})
     on conflict (tenant_id, code) do nothing returning code`,
    Object.values(columns)
  )
  return made?.code
}
