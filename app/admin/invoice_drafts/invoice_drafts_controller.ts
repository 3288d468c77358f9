import type { HttpContext } from '@adonisjs/core/http'
import { createBlankDraft } from '#app/admin/invoice_drafts/create_blank_draft'
import { invoiceDraftPage } from '#app/admin/invoice_drafts/invoice_draft_page'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import { draftRefusalText, refuseDraft } from '#app/admin/invoice_drafts/invoice_draft_refusal'
import { issueSaved } from '#app/admin/invoice_drafts/issue_saved'
import { saveDraft } from '#app/admin/invoice_drafts/save_draft'
import {
  blankDraftValidator,
  versionValidator,
} from '#app/admin/invoice_drafts/invoice_draft_validator'
import { actorOf } from '#core/records/actor_of'
import { deleteDraft } from '#domain/billing/documents/delete_draft'

const drafts = { qs: { state: 'draft' } }

export default class InvoiceDraftsController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, session, i18n } = ctx
    await bouncer.with(InvoicePolicy).authorize('create')
    const form = await request.validateUsing(blankDraftValidator)
    const result = await createBlankDraft(ctx, form)
    if (result.ok) return response.redirect().toRoute('admin.invoices.edit', result.value)
    const { error } = result
    const field = error.type === 'unknown' ? 'payer' : 'branch_id'
    session.flashErrors({ [field]: draftRefusalText(i18n, error) })
    return response.redirect().withQs().back()
  }

  async edit(ctx: HttpContext) {
    await ctx.bouncer.with(InvoicePolicy).authorize('update')
    const page = await invoiceDraftPage(ctx)
    if (!page) return ctx.response.redirect().toRoute('admin.invoices.show', { id: ctx.params.id })
    return ctx.inertia.render('admin/invoices/edit', page)
  }

  async update(ctx: HttpContext) {
    const { bouncer, params, response, session, i18n } = ctx
    await bouncer.with(InvoicePolicy).authorize('update')
    const result = await saveDraft(ctx)
    if (!result.ok) {
      refuseDraft(ctx, result.error)
      return response.redirect().toRoute('admin.invoices.edit', { id: params.id })
    }
    if (result.value.is_issued) return issueSaved(ctx, result.value)
    session.flash('success', i18n.t('invoice_drafts.flash.updated'))
    return response.redirect().toRoute('admin.invoices.show', { id: params.id })
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, request, params, tenant, response, session, i18n } = ctx
    await bouncer.with(InvoicePolicy).authorize('update')
    const { version } = await request.validateUsing(versionValidator)
    const result = await deleteDraft({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      id: params.id,
      version,
    })
    if (!result.ok) {
      refuseDraft(ctx, result.error)
      return response.redirect().back()
    }
    session.flash('success', i18n.t('invoice_drafts.flash.deleted'))
    return response.redirect().toRoute('admin.invoices.index', {}, drafts)
  }
}
