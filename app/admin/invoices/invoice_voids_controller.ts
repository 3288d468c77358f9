import type { HttpContext } from '@adonisjs/core/http'
import { voidValidator } from '#app/admin/invoices/invoice_acts_validator'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import { refuseInvoiceAct } from '#app/admin/invoices/invoice_refusal'
import { actorOf } from '#core/records/actor_of'
import { voidInvoice } from '#domain/billing/documents/void_invoice'

export default class InvoiceVoidsController {
  async store(ctx: HttpContext) {
    const { bouncer, i18n, params, request, response, session, tenant } = ctx
    await bouncer.with(InvoicePolicy).authorize('delete')
    const form = await request.validateUsing(voidValidator)
    const act = { tenantId: tenant.id, actor: actorOf(ctx), zone: tenant.timezone, id: params.id }
    const result = await voidInvoice({ ...act, ...form })
    if (result.ok) session.flash('success', i18n.t('invoices.flash.voided'))
    else refuseInvoiceAct(ctx, result.error)
    return response.redirect().toRoute('admin.invoices.show', { id: params.id })
  }
}
