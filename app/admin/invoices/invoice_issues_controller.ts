import type { HttpContext } from '@adonisjs/core/http'
import { issueValidator } from '#app/admin/invoices/invoice_acts_validator'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import { reportIssued } from '#app/admin/invoices/report_issued'
import { ListQuery } from '#core/lists/list_query'
import { actorOf } from '#core/records/actor_of'
import { issueDocuments } from '#domain/billing/documents/issue_documents'
import { invoiceList } from '#domain/billing/queries/list_invoices'
import { listMatchingDrafts } from '#domain/billing/queries/matching_drafts'
import { readStatements } from '#domain/shared/data/database'
import { mostAtOnce } from '#domain/shared/limits/counts'

export default class InvoiceIssuesController {
  async store(ctx: HttpContext) {
    const { bouncer, request, response, tenant } = ctx
    await bouncer.with(InvoicePolicy).authorize('create')
    const { documents, matching } = await request.validateUsing(issueValidator)
    const outcomes = await issueDocuments({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      zone: tenant.timezone,
      documents: documents ?? (await draftsMatching(ctx, matching)),
    })
    await reportIssued(ctx, outcomes)
    return response.redirect().withQs().back()
  }
}

function draftsMatching({ tenant, locale }: HttpContext, address: string | null | undefined) {
  const query = Object.fromEntries(new URLSearchParams(address ?? ''))
  const request = new ListQuery(invoiceList, query).in(tenant, locale)
  return readStatements(tenant.id, () => listMatchingDrafts(request, mostAtOnce.chosen))
}
