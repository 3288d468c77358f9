import type { HttpContext } from '@adonisjs/core/http'
import { paperIds } from '#app/admin/invoice_papers/paper_ids'
import { sendPapers } from '#app/admin/invoice_papers/send_papers'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'

/** Invoices as PDF: one, or several in one file. */
export default class InvoicePapersController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(InvoicePolicy).authorize('index')
    return sendPapers(ctx, 'invoice', paperIds(ctx))
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(InvoicePolicy).authorize('index')
    return sendPapers(ctx, 'invoice', [ctx.params.id])
  }
}
