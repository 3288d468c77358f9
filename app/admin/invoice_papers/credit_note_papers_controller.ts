import type { HttpContext } from '@adonisjs/core/http'
import CreditNotePolicy from '#app/admin/credit_notes/credit_note_policy'
import { sendPapers } from '#app/admin/invoice_papers/send_papers'

export default class CreditNotePapersController {
  async show(ctx: HttpContext) {
    await ctx.bouncer.with(CreditNotePolicy).authorize('index')
    return sendPapers(ctx, 'credit_note', [ctx.params.id])
  }
}
