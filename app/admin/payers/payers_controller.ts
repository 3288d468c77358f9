import type { HttpContext } from '@adonisjs/core/http'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import { payerPage } from '#app/admin/payers/payer_page'
import {
  companyFields,
  companyValidator,
  payerLanguageValidator,
  updateCompanyValidator,
} from '#app/admin/payers/payer_validator'
import { notFound } from '#core/errors/not_found'
import { actorOf } from '#core/records/actor_of'
import { refuseRecord } from '#core/records/refuse_record'
import { createCompany } from '#domain/billing/payers/create_company'
import { findPayer } from '#domain/billing/payers/named_payers'
import { updatePayer } from '#domain/billing/payers/update_payer'
import { readStatements } from '#domain/shared/data/database'

export default class PayersController {
  async show(ctx: HttpContext) {
    return ctx.inertia.render('admin/payers/show', await payerPage(ctx))
  }

  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, i18n } = ctx
    await bouncer.with(InvoicePolicy).authorize('create')
    const meta = { phoneCountry: tenant.phoneCountry }
    const form = await request.validateUsing(companyValidator, { meta })
    const fields = { ...companyFields(form), language: form.language ?? null }
    const { id } = await createCompany({ tenantId: tenant.id, actor: actorOf(ctx), fields })
    session.flash('success', i18n.t('payers.flash.created', { name: fields.name }))
    return response.redirect().toRoute('admin.payers.show', { id })
  }

  async update(ctx: HttpContext) {
    const { bouncer, params, response, session, tenant, i18n } = ctx
    await bouncer.with(InvoicePolicy).authorize('update')
    const payer = await readStatements(tenant.id, () => findPayer(params.id))
    if (!payer) throw notFound(ctx)
    const result = await updatePayer({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      id: payer.id,
      ...(await fieldsOf(ctx, payer.kind)),
    })
    if (result.ok) session.flash('success', i18n.t('payers.flash.saved'))
    else refuseRecord(ctx, result.error)
    return response.redirect().withQs().back()
  }
}

async function fieldsOf({ request, tenant }: HttpContext, kind: string) {
  if (kind !== 'company') {
    const { language, version } = await request.validateUsing(payerLanguageValidator)
    return { language: language ?? null, version, company: null }
  }
  const meta = { phoneCountry: tenant.phoneCountry }
  const form = await request.validateUsing(updateCompanyValidator, { meta })
  return { language: form.language ?? null, version: form.version, company: companyFields(form) }
}
