import type { HttpContext } from '@adonisjs/core/http'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import { pageOfUnbilled } from '#app/admin/invoice_drafts/unbilled_page'
import { readUnbilledQuery, unbilledFilter } from '#app/admin/invoice_drafts/unbilled_query'
import UnbilledFamilyTransformer from '#app/admin/invoice_drafts/unbilled_family_transformer'
import UnbilledSubjectTransformer from '#app/admin/invoice_drafts/unbilled_subject_transformer'
import { branchChoices } from '#core/branches/branch_choices'
import { listUnbilled } from '#domain/billing/unbilled/list_unbilled'
import { readTenant } from '#domain/shared/data/database'

export default class UnbilledController {
  async create(ctx: HttpContext) {
    const { bouncer, tenant, inertia } = ctx
    await bouncer.with(InvoicePolicy).authorize('create')
    const [{ families, summary, query }, branches] = await Promise.all([
      readTenant(tenant.id, async () => {
        const read = await readUnbilledQuery(ctx)
        const page = await pageOfUnbilled(await listUnbilled(unbilledFilter(read)), read)
        return { ...page, query: read }
      }),
      branchChoices(tenant),
    ])
    const { from, until, branch, subject } = query
    return inertia.render('admin/invoices/create', {
      families: UnbilledFamilyTransformer.transform(families),
      summary,
      query: { from, until, branch },
      subject: subject && UnbilledSubjectTransformer.transform(subject),
      branches,
    })
  }
}
