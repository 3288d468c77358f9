import type { HttpContext } from '@adonisjs/core/http'
import { proposedDraftsValidator } from '#app/admin/invoice_drafts/invoice_draft_validator'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import { answerProposal } from '#app/admin/invoice_drafts/proposal_answer'
import { shareWords } from '#app/admin/invoice_drafts/share_words'
import { readUnbilledQuery, unbilledFilter } from '#app/admin/invoice_drafts/unbilled_query'
import { actorOf } from '#core/records/actor_of'
import { proposeDrafts } from '#domain/billing/unbilled/propose_drafts'
import { readStatements } from '#domain/shared/data/database'

export default class ProposedDraftsController {
  async store(ctx: HttpContext) {
    const { bouncer, request, tenant } = ctx
    await bouncer.with(InvoicePolicy).authorize('create')
    const chosen = await request.validateUsing(proposedDraftsValidator)
    const query = await readStatements(tenant.id, () => readUnbilledQuery(ctx))
    const proposed = await proposeDrafts({
      tenantId: tenant.id,
      actor: actorOf(ctx),
      filter: unbilledFilter(query),
      chosen,
      words: shareWords(tenant),
    })
    return answerProposal(ctx, proposed)
  }
}
