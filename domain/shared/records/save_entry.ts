import type { Actor } from '#domain/shared/actor'
import { createRecord } from '#domain/shared/records/create_record'
import { freeCode } from '#domain/shared/records/free_code'
import type { RecordKind } from '#domain/shared/records/record_kind'
import { updateRecord } from '#domain/shared/records/update_record'
import { ok, type Result } from '#domain/shared/result'

type Fields = { code: string | null; [column: string]: unknown }

/** Adds an entry of the catalogue; one without a code is given a free one, `SUB-001`. */
export async function addEntry(
  kind: RecordKind,
  prefix: string,
  actor: Actor,
  fields: Fields
): Promise<Result<{ id: string; code: string }, never>> {
  const code = fields.code ?? (await freeCode(kind.table, prefix))
  return ok({ id: await createRecord(kind, actor, { ...fields, code }), code })
}

type Edit = { id: string; version: number; fields: Fields }

/** Changes an entry of the catalogue; a code that was left empty stays what it was. */
export function changeEntry(kind: RecordKind, actor: Actor, { id, version, fields }: Edit) {
  const { code, ...rest } = fields
  return updateRecord(kind, actor, { id, version, columns: code === null ? rest : fields })
}
