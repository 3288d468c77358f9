import type { HttpContext } from '@adonisjs/core/http'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import PayerShareTransformer from '#app/admin/payers/payer_share_transformer'
import PayerTransformer from '#app/admin/payers/payer_transformer'
import { notFound } from '#core/errors/not_found'
import { pageWithin } from '#core/lists/page_within'
import { areaAbilities } from '#core/records/area_policy'
import { findDocumentSettings } from '#domain/access/centre/queries/find_document_settings'
import { findPayerAccount, studentsBehind } from '#domain/billing/payers/find_payer_account'
import {
  countPayerDocuments,
  listPayerDocuments,
} from '#domain/billing/payers/list_payer_documents'
import { listSharesOf } from '#domain/billing/second_payers/list_shares'
import { findUnbilledSum } from '#domain/billing/unbilled/unbilled_sum'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

const per = 25

/** All that a payer's page shows. */
export async function payerPage(ctx: HttpContext) {
  const { auth, bouncer, params, request, tenant } = ctx
  await bouncer.with(InvoicePolicy).authorize('index')
  const read = await readStatements(tenant.id, async () => {
    const payer = await findPayerAccount(params.id)
    if (!payer) throw notFound(ctx)
    const day = today(tenant.timezone)
    const [count, { settings }, unbilled, shares] = await Promise.all([
      countPayerDocuments(payer.id),
      findDocumentSettings(),
      findUnbilledSum(await studentsBehind(payer), day, payer),
      listSharesOf(payer.id),
    ])
    const { offset, ...page } = pageWithin(request.input('page'), { count, per })
    const wanted = { payer: payer.id, limit: per, offset, today: day }
    const rows = await listPayerDocuments(wanted)
    return { payer, settings, page, count, unbilled, shares, rows }
  })
  return {
    payer: PayerTransformer.transform(read.payer),
    shares: PayerShareTransformer.transform(read.shares),
    unbilled: read.unbilled,
    documents: { rows: read.rows, count: read.count, ...read.page },
    centre_language: read.settings.language,
    can: areaAbilities('invoices', auth.getUserOrFail()),
  }
}
