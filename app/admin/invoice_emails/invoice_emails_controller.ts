import type { HttpContext } from '@adonisjs/core/http'
import { sendEmail, showRecipient } from '#app/admin/invoice_emails/send_emails'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'

export default class InvoiceEmailsController {
  async show(ctx: HttpContext) {
    await ctx.bouncer.with(InvoicePolicy).authorize('update')
    return showRecipient(ctx, 'invoice')
  }

  async store(ctx: HttpContext) {
    await ctx.bouncer.with(InvoicePolicy).authorize('update')
    return sendEmail(ctx, 'invoice')
  }
}
