import type { HttpContext } from '@adonisjs/core/http'
import InvoiceListTransformer from '#app/admin/invoices/invoice_list_transformer'
import InvoicePolicy from '#app/admin/invoices/invoice_policy'
import { findDocumentOf } from '#app/admin/invoices/find_document_of'
import InvoiceTransformer from '#app/admin/invoices/invoice_transformer'
import { branchChoices } from '#core/branches/branch_choices'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { areaAbilities } from '#core/records/area_policy'
import { invoiceList, listInvoices } from '#domain/billing/queries/list_invoices'
import { readStatements } from '#domain/shared/data/database'
import { today } from '#domain/shared/time/clock'

export default class InvoicesController {
  async index(ctx: HttpContext) {
    const { auth, bouncer, inertia, locale, request, tenant } = ctx
    await bouncer.with(InvoicePolicy).authorize('index')
    const query = new ListQuery(invoiceList, request.qs())
    const { page, list } = await readList(ctx, invoiceList, () =>
      listInvoices(query.in(tenant, locale))
    )
    return inertia.render('admin/invoices/index', {
      invoices: InvoiceListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: areaAbilities('invoices', auth.getUserOrFail()),
      list,
      branches: await branchChoices(tenant),
    })
  }

  async show(ctx: HttpContext) {
    const { auth, bouncer, inertia, tenant } = ctx
    await bouncer.with(InvoicePolicy).authorize('show')
    const document = await readStatements(tenant.id, () => findDocumentOf(ctx, 'invoice'))
    return inertia.render('admin/invoices/show', {
      invoice: InvoiceTransformer.transform({ document, today: today(tenant.timezone) }),
      can: areaAbilities('invoices', auth.getUserOrFail()),
    })
  }
}
