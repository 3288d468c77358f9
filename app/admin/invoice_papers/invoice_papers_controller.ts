import type { HttpContext } from '@adonisjs/core/http'
import InvoicePaperPolicy from '#app/admin/invoice_papers/invoice_paper_policy'
import { paperIds } from '#app/admin/invoice_papers/paper_ids'
import { sendPapers } from '#app/admin/invoice_papers/send_papers'

/** Invoices as PDF: one, or several in one file. */
export default class InvoicePapersController {
  async index(ctx: HttpContext) {
    await ctx.bouncer.with(InvoicePaperPolicy).authorize('index')
    return sendPapers(ctx, 'invoice', paperIds(ctx))
  }

  async show(ctx: HttpContext) {
    await ctx.bouncer.with(InvoicePaperPolicy).authorize('index')
    return sendPapers(ctx, 'invoice', [ctx.params.id])
  }
}
