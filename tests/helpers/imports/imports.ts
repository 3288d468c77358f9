import { TableStore } from '#core/imports/table_store'
import { importJob } from '#app/jobs/import_job'
import { CheckMapping } from '#domain/imports/actions/check_mapping'
import { RunImport } from '#domain/imports/actions/run_import'
import { StartImport } from '#domain/imports/actions/start_import'
import { UndoImport } from '#domain/imports/actions/undo_import'

import type { ImportEntity } from '#domain/imports/columns/import_columns'
import type { WrongCells } from '#domain/imports/columns/left_empty'
import type { Mapping } from '#domain/imports/columns/guess_mapping'
import type { Policy } from '#domain/imports/rules/policy'
import { inspectSheet } from '#domain/imports/thread/read_in_thread'
import type { DateOrder } from '#domain/shared/choices/date_orders'
import { type Actor, system } from '#domain/shared/audit/actor'
import { type Centre, rowsOf } from '#tests/helpers/centre/centre'

type Choices = {
  entity?: ImportEntity
  policy?: Policy
  mapping?: Mapping
  dateOrder?: DateOrder
  wrongCells?: WrongCells
  by?: Actor
}

export const bytesOf = (text: string | string[][]) =>
  new TextEncoder().encode(
    typeof text === 'string' ? text : text.map((row) => row.join(',')).join('\n')
  )

export async function startImport(
  centre: Centre,
  file: Uint8Array<ArrayBuffer>,
  entity: ImportEntity = 'students',
  actor = system
) {
  const size = file.length
  const stored = await new TableStore(centre.id).keepSheets(await inspectSheet(file, entity))
  const upload = { entity, fileName: 'list.csv', size, ...stored }
  return new StartImport().execute({ tenantId: centre.id, actor, ...upload })
}

export async function importRow(centre: Centre, id: string) {
  const [row] = await rowsOf(centre, 'imports', { id })
  return row
}

export async function checkImport(centre: Centre, id: string, choices: Choices = {}) {
  const { mapping } = await importRow(centre, id)
  const made = await new CheckMapping().execute({
    tenantId: centre.id,
    id,
    mapping,
    policy: 'skip',
    dateOrder: 'dmy',
    ...choices,
  })
  if (!made.ok) throw new Error(made.error.type)
  await importJob({ tenantId: centre.id, importId: id }, Infinity)
  return importRow(centre, id)
}

export async function runImport(centre: Centre, id: string, actor = system) {
  const made = await new RunImport().execute({ tenantId: centre.id, actor, id })
  if (!made.ok) throw new Error(made.error.type)
  await importJob({ tenantId: centre.id, importId: id }, Infinity)
  return importRow(centre, id)
}

export async function importList(centre: Centre, list: string | string[][], choices: Choices = {}) {
  const id = await startImport(centre, bytesOf(list), choices.entity, choices.by)
  await checkImport(centre, id, choices)
  return runImport(centre, id, choices.by)
}

export async function undoImport(centre: Centre, id: string, actor = system) {
  const made = await new UndoImport().execute({ tenantId: centre.id, actor, id })
  if (!made.ok) throw new Error(made.error.type)
  await importJob({ tenantId: centre.id, importId: id }, Infinity)
  return importRow(centre, id)
}

export async function outcomesOf(centre: Centre, id: string) {
  const rows = await rowsOf(centre, 'import_rows', { import_id: id })
  return rows.sort((one, other) => one.row - other.row)
}
