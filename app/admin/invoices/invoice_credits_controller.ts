import type { HttpContext } from '@adonisjs/core/http'
import CreditNotePolicy from '#app/admin/credit_notes/credit_note_policy'
import { findDocumentOf } from '#app/admin/invoices/find_document_of'
import { creditNoteValidator } from '#app/admin/invoices/invoice_acts_validator'
import { refuseInvoiceAct } from '#app/admin/invoices/invoice_refusal'
import { moneyMeta } from '#core/forms/money_field'
import { actorOf } from '#core/records/actor_of'
import type { Credit } from '#domain/billing/documents/create_credit_note'
import { creditByHand } from '#domain/billing/unbilled/credit_by_hand'
import { readStatements } from '#domain/shared/data/database'

export default class InvoiceCreditsController {
  async store(ctx: HttpContext) {
    const { bouncer, i18n, request, response, session, tenant } = ctx
    await bouncer.with(CreditNotePolicy).authorize('create')
    const invoice = await readStatements(tenant.id, () => findDocumentOf(ctx, 'invoice'))
    const { id, currency, exponent, total: minor } = invoice
    const money = moneyMeta(ctx, { minor, currency, exponent })
    const { version, reason, ...form } = await request.validateUsing(creditNoteValidator, money)
    const result = await creditByHand({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      zone: tenant.timezone,
      invoice_id: id,
      version,
      reason,
      credit: creditIn(form),
    })
    if (result.ok)
      session.flash('success', i18n.t('invoices.flash.credited', { number: result.value.number }))
    else refuseInvoiceAct(ctx, result.error, form.kind === 'amount' ? 'amount' : 'kind')
    return response.redirect().toRoute('admin.invoices.show', { id })
  }
}

type Form = {
  kind: Credit['kind']
  amount?: string | null
  lines?: { line_id: string; amount?: string | null }[]
}

function creditIn({ kind, amount, lines = [] }: Form): Credit {
  if (kind === 'all') return { kind }
  if (kind === 'amount') return { kind, minor: amount ?? '0' }
  const chosen = lines.flatMap(({ line_id, amount: minor }) => (minor ? [{ line_id, minor }] : []))
  return { kind, lines: chosen }
}
