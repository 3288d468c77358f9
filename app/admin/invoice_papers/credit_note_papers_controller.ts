import type { HttpContext } from '@adonisjs/core/http'
import CreditNotePaperPolicy from '#app/admin/invoice_papers/credit_note_paper_policy'
import { sendPapers } from '#app/admin/invoice_papers/send_papers'

export default class CreditNotePapersController {
  async show(ctx: HttpContext) {
    await ctx.bouncer.with(CreditNotePaperPolicy).authorize('index')
    return sendPapers(ctx, 'credit_note', [ctx.params.id])
  }
}
