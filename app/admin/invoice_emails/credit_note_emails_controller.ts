import type { HttpContext } from '@adonisjs/core/http'
import { sendEmail, showRecipient } from '#app/admin/invoice_emails/send_emails'
import CreditNotePolicy from '#app/admin/credit_notes/credit_note_policy'

export default class CreditNoteEmailsController {
  async show(ctx: HttpContext) {
    await ctx.bouncer.with(CreditNotePolicy).authorize('update')
    return showRecipient(ctx, 'credit_note')
  }

  async store(ctx: HttpContext) {
    await ctx.bouncer.with(CreditNotePolicy).authorize('update')
    return sendEmail(ctx, 'credit_note')
  }
}
