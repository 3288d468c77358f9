import { checkBatch } from '#domain/imports/work/check_batch'
import { runBatch } from '#domain/imports/work/run_batch'
import { undoBatch } from '#domain/imports/work/undo_batch'
import type { Reading } from '#domain/imports/cells/cell'
import { readTable } from '#domain/imports/thread/read_in_thread'
import { type ImportRecord, statusOf } from '#domain/imports/import'
import { lockImport } from '#domain/imports/queries/find_import'
import type { Occasion } from '#domain/imports/records/target'
import { forgetBookings } from '#domain/imports/sessions/bookings'
import { askedOf, firstOf } from '#domain/imports/sessions/session_counts'
import { isHeldByAnother } from '#domain/shared/data/held_by_another'
import { now } from '#domain/shared/time/clock'
import { db, withTenant } from '#domain/shared/data/database'
import type { ReadRow } from '#domain/imports/columns/read_rows'

/**
 * `table` is null for an undo, which needs none. `reading.today` is YYYY-MM-DD at the centre.
 * `isTurnOver` is asked after each batch: whether other imports are to have their turn now.
 */
type Input = {
  tenantId: string
  record: ImportRecord
  table: Uint8Array<ArrayBuffer> | null
  reading: Pick<Reading, 'phoneCountry' | 'today'>
  centre: Pick<Occasion, 'zone' | 'weekStart'>
  isTurnOver(): Promise<boolean>
}

export type WorkDone = 'finished' | 'overtaken' | 'later'

export type Batch = { lastRow: number; handled: number; counts: Partial<Record<string, number>> }

const size = 500
const tries = 3
const conflicts = ['23505', '23P01', '40001']

/** Somebody else moved the import on or stopped it, so this worker stops quietly. */
class Overtaken extends Error {}

/**
 * Does an import's present step batch by batch. Each batch is one transaction: its rows, what
 * became of them, and the import's new place. So a worker that takes over after a crash begins
 * after the last finished row, and two workers at once do nothing twice.
 */
export async function workOnImport(input: Input): Promise<WorkDone> {
  const { tenantId, record } = input
  let place = record.next_row
  try {
    for await (const rows of batchesOf(input)) {
      place = await inOrder(tenantId, record.id, place, (current) => {
        if (rows === 'undo') return undoBatch(current, size)
        const isDry = record.step === 'check'
        const sessions = isDry ? current.sessions_planned : current.sessions_made
        const { today } = input.reading
        const occasion = { importId: record.id, isDry, sessions, today, ...input.centre }
        return (isDry ? checkBatch : runBatch)(current, rows, occasion)
      })
      if (place === Infinity) break
      if (await input.isTurnOver()) return 'later'
    }
    await finish(tenantId, record)
    return 'finished'
  } catch (error) {
    if (error instanceof Overtaken) return 'overtaken'
    throw error
  }
}

async function* batchesOf({ record, table, reading }: Input): AsyncGenerator<ReadRow[] | 'undo'> {
  if (record.step === 'undo') for (;;) yield 'undo'
  if (!table) throw new Error('The table of the import is gone')
  const { entity, mapping, policy, wrong_cells: wrongCells } = record
  const { date_order: dateOrder, next_row: after } = record
  const read = readTable(table, {
    entity,
    mapping,
    policy,
    wrongCells,
    after,
    size,
    reading: { ...reading, dateOrder },
  })
  for await (const rows of read) yield* smaller(rows)
}

function* smaller(rows: ReadRow[]) {
  for (let left = rows; left.length > 0;) {
    const some = firstOf(left, ({ values }) => askedOf(values))
    yield some
    left = left.slice(some.length)
  }
}

/** Repeats the batch when somebody else wrote one of its records at the same moment. */
async function inOrder(
  tenantId: string,
  id: string,
  place: number,
  work: (current: ImportRecord) => Promise<Batch | undefined>
): Promise<number> {
  for (let tried = 1; ; tried++) {
    try {
      return await withTenant(tenantId, () => once(id, place, work))
    } catch (error) {
      const { code = '' } = error as { code?: string }
      const isPassing = conflicts.includes(code) || isHeldByAnother(error)
      if (tried === tries || !isPassing) throw error
    }
  }
}

async function once(
  id: string,
  place: number,
  work: (current: ImportRecord) => Promise<Batch | undefined>
) {
  const current = await lockImport(id)
  if (current?.status !== statusOf[current?.step ?? 'check'].during) throw new Overtaken()
  if (current.next_row !== place) throw new Overtaken()
  const batch = await work(current)
  if (!batch) return Infinity
  const counts = Object.entries(batch.counts).map(([name, more]) => [
    name,
    Number(current[name as keyof ImportRecord]) + (more ?? 0),
  ])
  const changes = {
    ...Object.fromEntries(counts),
    next_row: batch.lastRow,
    handled: current.handled + batch.handled,
    updated_at: now().toJSDate(),
  }
  await db().updateTable('imports').set(changes).where('id', '=', id).execute()
  return batch.lastRow
}

/** The rows' outcome is kept; the list itself, which is people's data, and its names and bookings are not. */
async function finish(tenantId: string, { id, step }: ImportRecord) {
  const at = now().toJSDate()
  const forgotten = step === 'check' ? {} : { file: null, sample: '[]', sheets: '[]' }
  await withTenant(tenantId, async () => {
    const { numUpdatedRows: finished } = await db()
      .updateTable('imports')
      .set({ status: statusOf[step].after, ...forgotten, updated_at: at, finished_at: at })
      .where('id', '=', id)
      .where('status', '=', statusOf[step].during)
      .executeTakeFirst()
    if (step === 'check' || finished === 0n) return
    await forgetBookings(id)
    await db().deleteFrom('import_names').where('import_id', '=', id).execute()
  })
}
