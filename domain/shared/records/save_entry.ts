import type { Actor } from '#domain/shared/audit/actor'
import { createRecord } from '#domain/shared/records/create_record'
import { freeCode } from '#domain/shared/records/free_code'
import type {
  EditedColumns,
  NewColumns,
  RecordKind,
  RecordTable,
} from '#domain/shared/records/record_kind'
import { updateRecord } from '#domain/shared/records/update_record'
import { ok, type Result } from '#domain/shared/result'

/** A null code asks for a free one, or keeps the one there is. */
export type EntryFields<T extends RecordTable> = Omit<NewColumns<T>, 'code'> & {
  code: string | null
}

export async function addEntry<T extends RecordTable>(
  kind: RecordKind<T>,
  prefix: string,
  actor: Actor,
  fields: EntryFields<T>
): Promise<Result<{ id: string; code: string }, never>> {
  const code = fields.code ?? (await freeCode(kind.table, prefix))
  return ok({
    id: await createRecord(kind, actor, { ...fields, code } as unknown as NewColumns<T>),
    code,
  })
}

export type EditedFields<T extends RecordTable> = Omit<EditedColumns<T>, 'code'> & {
  code: string | null
}

type Edit<T extends RecordTable> = { id: string; version: number; fields: EditedFields<T> }

export function changeEntry<T extends RecordTable>(
  kind: RecordKind<T>,
  actor: Actor,
  { id, version, fields }: Edit<T>
) {
  const { code, ...rest } = fields
  return updateRecord(kind, actor, {
    id,
    version,
    columns: (code === null ? rest : fields) as unknown as EditedColumns<T>,
  })
}
