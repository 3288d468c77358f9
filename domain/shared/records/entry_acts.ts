import type { EditRefusal } from '#domain/shared/records/stale_version'
import type { Actor } from '#domain/shared/audit/actor'
import { withTenant } from '#domain/shared/data/database'
import { deleteRecord, type InUse } from '#domain/shared/records/delete_record'
import { counted, type Leaning } from '#domain/shared/records/list_uses'
import { createRecord } from '#domain/shared/records/create_record'
import type {
  EditedColumns,
  NewColumns,
  RecordKind,
  RecordTable,
} from '#domain/shared/records/record_kind'
import { updateRecord } from '#domain/shared/records/update_record'
import { refusingTaken, type Taken } from '#domain/shared/records/refusing_taken'
import {
  addEntry,
  changeEntry,
  type EditedFields,
  type EntryFields,
} from '#domain/shared/records/save_entry'
import { err, ok, type Result } from '#domain/shared/result'
import {
  type NamedRecord,
  unusableRecord,
  type UnusableRecord,
} from '#domain/shared/records/unusable_record'

type NotFound = { type: 'not_found' }
type Act = { tenantId: string; actor: Actor }

export type CreateEntry<Fields> = Act & { fields: Fields }
export type UpdateEntry<Fields> = Act & { id: string; version: number; fields: Fields }
export type DeleteEntry = Act & { id: string }

type Added = { id: string; code: string }

/** `Own` are refusals that only this kind of entry has. */
export type EntryActs<Fields, Area extends string, Own extends { type: string } = never> = {
  create(
    input: CreateEntry<Fields>
  ): Promise<Result<{ id: string; code?: string }, Taken | UnusableRecord | Own>>
  update(
    input: UpdateEntry<Fields>
  ): Promise<Result<unknown, EditRefusal | Taken | UnusableRecord | Own>>
  remove(input: DeleteEntry): Promise<Result<undefined, NotFound | InUse<Area> | Own>>
}

/** The records an entry names, by its fields. */
type Naming<Fields> = (fields: Fields) => NamedRecord<string>[]

/**
 * An entry without a code gets one that begins with `prefix`; only an entry nothing uses is
 * deleted, and none names what is archived or another centre's.
 */
export const entryActs = <T extends RecordTable, Area extends string>(
  kind: RecordKind<T>,
  prefix: string,
  uses: Leaning<Area>,
  naming: Naming<Partial<EditedFields<T>>> = () => []
) => ({
  create: ({ tenantId, actor, fields }: CreateEntry<EntryFields<T>>) =>
    refusingTaken(kind.table, () =>
      withTenant(tenantId, async (): Promise<Result<Added, UnusableRecord>> => {
        const unusable = await unusableRecord(naming(fields as Partial<EditedFields<T>>))
        return unusable ? err(unusable) : addEntry(kind, prefix, actor, fields)
      })
    ),
  update: ({ tenantId, actor, ...edit }: UpdateEntry<EditedFields<T>>) =>
    refusingTaken(kind.table, () =>
      withTenant(tenantId, async (): Promise<Result<unknown, EditRefusal | UnusableRecord>> => {
        const unusable = await unusableRecord(naming(edit.fields))
        return unusable ? err(unusable) : changeEntry(kind, actor, edit)
      })
    ),
  remove: removing(kind, uses),
})

/** Of entries without a code, which go by their names alone. `unusable` tells what a field may not name. */
export const namedActs = <T extends RecordTable, Area extends string>(
  kind: RecordKind<T>,
  uses: Leaning<Area>,
  unusable: (fields: Partial<EditedColumns<T>>) => Promise<UnusableRecord | undefined> = nothing
) => ({
  create: ({ tenantId, actor, fields }: CreateEntry<NewColumns<T>>) =>
    refusingTaken(kind.table, () =>
      withTenant(tenantId, async (): Promise<Result<{ id: string }, UnusableRecord>> => {
        const wrong = await unusable(fields as unknown as Partial<EditedColumns<T>>)
        return wrong ? err(wrong) : ok({ id: await createRecord(kind, actor, fields) })
      })
    ),
  update: ({ tenantId, actor, fields, ...edit }: UpdateEntry<EditedColumns<T>>) =>
    refusingTaken(kind.table, () =>
      withTenant(tenantId, async (): Promise<Result<unknown, EditRefusal | UnusableRecord>> => {
        const wrong = await unusable(fields)
        return wrong ? err(wrong) : updateRecord(kind, actor, { ...edit, columns: fields })
      })
    ),
  remove: removing(kind, uses),
})

const nothing = () => Promise.resolve(undefined)

const removing =
  <Area extends string>(kind: RecordKind, uses: Leaning<Area>) =>
  ({ tenantId, actor, id }: DeleteEntry) =>
    withTenant(tenantId, () => deleteRecord(kind, actor, id, counted(uses)))
