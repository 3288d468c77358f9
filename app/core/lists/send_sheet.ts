import type { HttpContext } from '@adonisjs/core/http'
import ExportPolicy from '#core/lists/export_policy'
import { sendCsv } from '#core/lists/send_csv'
import { sendXlsx } from '#core/lists/send_xlsx'
import type { Sheet } from '#core/lists/sheet'
import { actorOf } from '#core/records/actor_of'
import { recordAudit } from '#domain/shared/audit/audit'
import { outsideTenant, withTenant } from '#domain/shared/data/database'

/** CSV unless `format=xlsx` asks for a workbook; the audit trail records how many rows went out. */
export async function sendSheet<Row>(ctx: HttpContext, sheet: Sheet<Row>) {
  await ctx.bouncer.with(ExportPolicy).authorize('index')
  const isWorkbook = ctx.request.input('format') === 'xlsx'
  const tell = exportOf(ctx, sheet.name, isWorkbook ? 'xlsx' : 'csv')
  const counted = { ...sheet, rows: () => countedRows(sheet.rows(), tell) }
  return isWorkbook ? sendXlsx(ctx, counted) : sendCsv(ctx, counted)
}

async function* countedRows<Row>(
  batches: AsyncIterable<Row[]>,
  tell: (rows: number) => Promise<unknown>
): AsyncGenerator<Row[]> {
  let rows = 0
  try {
    for await (const batch of batches) {
      rows += batch.length
      yield batch
    }
  } finally {
    await tell(rows)
  }
}

function exportOf(ctx: HttpContext, list: string, format: 'csv' | 'xlsx') {
  const { id: tenantId } = ctx.tenant
  const actor = actorOf(ctx)
  return (rows: number) =>
    outsideTenant(() =>
      withTenant(tenantId, () =>
        recordAudit({
          actor,
          action: 'exports.create',
          subjectType: 'tenant',
          subjectId: tenantId,
          after: { list, rows, format },
        })
      )
    )
}
