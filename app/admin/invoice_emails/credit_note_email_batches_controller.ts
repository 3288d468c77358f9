import type { HttpContext } from '@adonisjs/core/http'
import { sendEmails } from '#app/admin/invoice_emails/send_emails'
import CreditNotePolicy from '#app/admin/credit_notes/credit_note_policy'

export default class CreditNoteEmailBatchesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(CreditNotePolicy).authorize('update')
    return sendEmails(ctx, 'credit_note')
  }
}
