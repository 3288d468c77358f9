import type { HttpContext } from '@adonisjs/core/http'
import { sendEmails } from '#app/admin/invoice_emails/send_emails'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'

export default class InvoiceEmailBatchesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(InvoicePolicy).authorize('update')
    return sendEmails(ctx, 'invoice')
  }
}
