import type { HttpContext } from '@adonisjs/core/http'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import { actorOf } from '#core/records/actor_of'
import { issueDocuments } from '#domain/billing/documents/issue_documents'

/** Issues the draft that was saved a moment ago, and answers with its page. */
export async function issueSaved(ctx: HttpContext, draft: { id: string; version: number }) {
  const { bouncer, tenant, session, response, i18n } = ctx
  await bouncer.with(InvoicePolicy).authorize('create')
  const [outcome] = await issueDocuments({
    tenantId: tenant.id,
    actor: actorOf(ctx),
    zone: tenant.timezone,
    documents: [{ id: draft.id, version: draft.version }],
  })
  const { result } = outcome!
  if (result.ok) {
    const { number } = result.value
    session.flash('success', i18n.t('invoice_drafts.flash.issued', { number }))
  } else session.flash('error', i18n.t('invoice_drafts.errors.not_issued'))
  return response.redirect().toRoute('admin.invoices.show', { id: draft.id })
}
