import type { HttpContext } from '@adonisjs/core/http'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import { reportIssued } from '#app/admin/invoices/report_issued'
import { actorOf } from '#core/records/actor_of'
import { issueDocuments } from '#domain/billing/documents/issue_documents'

/** Issues the draft that was saved a moment ago, and answers with its page. */
export async function issueSaved(
  ctx: HttpContext,
  { id, version }: { id: string; version: number }
) {
  const { bouncer, tenant, response } = ctx
  await bouncer.with(InvoicePolicy).authorize('create')
  const outcomes = await issueDocuments({
    tenantId: tenant.id,
    actor: actorOf(ctx),
    zone: tenant.timezone,
    documents: [{ id, version }],
  })
  await reportIssued(ctx, outcomes)
  return response.redirect().toRoute('admin.invoices.show', { id })
}
