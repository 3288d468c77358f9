import { importIn, type StepRefusal } from '#domain/imports/actions/begin_step'
import { forgetCheck } from '#domain/imports/work/forget_check'
import { sheetColumns } from '#domain/imports/columns/sheet_columns'
import { err, ok, type Result } from '#domain/shared/result'
import { db, withTenant } from '#domain/shared/data/database'
import { now } from '#domain/shared/time/clock'

type Input = { tenantId: string; id: string; sheet: number; ignored: readonly string[] }

type Refusal = StepRefusal | { type: 'unknown_sheet' }

/** Takes another sheet: its columns are guessed anew, and nothing of it has been checked yet. */
export function chooseImportSheet(input: Input): Promise<Result<{ id: string }, Refusal>> {
  const { tenantId, id, ignored } = input
  return withTenant(tenantId, async () => {
    const locked = await importIn(id, ['mapping', 'checked', 'stopped'])
    if (!locked.ok) return locked
    const { entity, step, sheets } = locked.value
    if (step !== 'check') return err({ type: 'not_now' })
    const sheet = sheets[input.sheet]
    if (!sheet) return err({ type: 'unknown_sheet' })
    await db()
      .updateTable('imports')
      .set({
        ...sheetColumns({ entity, sheet, ignored }),
        ...(await forgetCheck(id)),
        sheet: input.sheet,
        same_as: '{}',
        status: 'mapping',
        updated_at: now().toJSDate(),
      })
      .where('id', '=', id)
      .execute()
    return ok({ id })
  })
}
