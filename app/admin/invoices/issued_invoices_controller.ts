import type { HttpContext } from '@adonisjs/core/http'
import { issuedInvoiceValidator } from '#app/admin/invoices/invoice_acts_validator'
import InvoicePolicy, { changesOnAnyDay } from '#app/admin/invoices/invoice_policy'
import { refuseInvoiceAct } from '#app/admin/invoices/invoice_refusal'
import { actorOf } from '#core/records/actor_of'
import { changeIssuedInvoice } from '#domain/billing/documents/change_issued_invoice'

export default class IssuedInvoicesController {
  async update(ctx: HttpContext) {
    const { auth, bouncer, i18n, params, request, response, session, tenant } = ctx
    await bouncer.with(InvoicePolicy).authorize('update')
    const form = await request.validateUsing(issuedInvoiceValidator)
    const { id } = params
    const result = await changeIssuedInvoice({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      zone: tenant.timezone,
      id,
      version: form.version,
      fields: { due_on: form.due_on, internal_notes: form.internal_notes ?? null },
      only_today: !changesOnAnyDay(auth.getUserOrFail()),
    })
    if (result.ok) session.flash('success', i18n.t('invoices.flash.changed'))
    else refuseInvoiceAct(ctx, result.error)
    return response.redirect().toRoute('admin.invoices.show', { id })
  }
}
