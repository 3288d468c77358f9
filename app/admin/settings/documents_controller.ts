import type { HttpContext } from '@adonisjs/core/http'
import { refuseDocuments } from '#app/admin/settings/documents_refusal'
import DocumentsTransformer from '#app/admin/settings/documents_transformer'
import { documentsValidator } from '#app/admin/settings/documents_validator'
import FinancialPolicy from '#app/admin/settings/financial_policy'
import SellerTransformer from '#app/admin/settings/seller_transformer'
import { changeDocumentSettings } from '#domain/access/centre/actions/change_document_settings'
import { findDocumentSettings } from '#domain/access/centre/queries/find_document_settings'
import { findGeneral } from '#domain/access/centre/queries/find_general'
import { nextDocuments } from '#domain/billing/queries/next_documents'
import { readTenant } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

export default class DocumentsController {
  async edit({ bouncer, inertia, tenant, auth }: HttpContext) {
    await bouncer.with(FinancialPolicy).authorize('index')
    const user = auth.getUserOrFail()
    const year = today(tenant.timezone).slice(0, 4)
    const [saved, { general }, next] = await readTenant(tenant.id, () =>
      Promise.all([findDocumentSettings(), findGeneral(), nextDocuments(year)])
    )
    return inertia.render('admin/settings/documents', {
      settings: DocumentsTransformer.transform(saved),
      seller: SellerTransformer.transform(general),
      next,
      may_update: user.may('admin.financial_settings.update'),
    })
  }

  async update(ctx: HttpContext) {
    const { bouncer, request, response, session, tenant, auth, i18n } = ctx
    await bouncer.with(FinancialPolicy).authorize('update')
    const { version, ...form } = await request.validateUsing(documentsValidator)
    const { payment_en, payment_ar, footer_en, footer_ar } = form
    const result = await changeDocumentSettings({
      tenantId: tenant.id,
      actor: auth.getUserOrFail().actor(request.id() ?? null),
      settings: {
        ...form,
        payment_en: payment_en ?? null,
        payment_ar: payment_ar ?? null,
        footer_en: footer_en ?? null,
        footer_ar: footer_ar ?? null,
      },
      version,
    })
    if (result.ok) session.flash('success', i18n.t('document_settings.flash.saved'))
    else refuseDocuments(ctx, result.error)
    return response.redirect().toRoute('admin.settings.documents.edit')
  }
}
