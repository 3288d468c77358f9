import type { HttpContext } from '@adonisjs/core/http'
import InvoiceListTransformer from '#app/admin/invoices/invoice_list_transformer'
import InvoicePolicy, { changesOnAnyDay } from '#app/admin/invoices/invoice_policy'
import { findDocumentOf } from '#app/admin/invoices/find_document_of'
import InvoiceTransformer from '#app/admin/invoices/invoice_transformer'
import ActivityTransformer from '#core/audit/activity_transformer'
import { branchChoices } from '#core/branches/branch_choices'
import { ListQuery } from '#core/lists/list_query'
import { readList } from '#core/lists/read_list'
import { areaAbilities } from '#core/records/area_policy'
import type { Principal } from '#domain/access/sessions/principal'
import type { FullDocument } from '#domain/billing/documents/find_document'
import { creditOf } from '#domain/billing/queries/payment_form'
import { findSurroundings } from '#domain/billing/queries/document_page'
import { invoiceList, listInvoices } from '#domain/billing/queries/list_invoices'
import { sumInvoices } from '#domain/billing/queries/sum_invoices'
import { readStatements } from '#domain/shared/data/database'
import { recordActivity } from '#domain/shared/records/record_activity'
import { today } from '#domain/shared/time/clock'

export default class InvoicesController {
  async index(ctx: HttpContext) {
    const { auth, bouncer, inertia, locale, tenant } = ctx
    await bouncer.with(InvoicePolicy).authorize('index')
    const query = new ListQuery(invoiceList, ctx.request.qs())
    const request = query.in(tenant, locale)
    const { page, list } = await readList(ctx, invoiceList, async () => {
      const [rows, sums] = await Promise.all([listInvoices(request), sumInvoices(request)])
      return { ...rows, sums }
    })
    return inertia.render('admin/invoices/index', {
      invoices: InvoiceListTransformer.transform(page),
      query: query.toProps(page.meta.page),
      can: areaAbilities('invoices', auth.getUserOrFail()),
      list,
      branches: await branchChoices(tenant),
    })
  }

  async show(ctx: HttpContext) {
    const { auth, bouncer, inertia, request, tenant } = ctx
    await bouncer.with(InvoicePolicy).authorize('show')
    const user = auth.getUserOrFail()
    const [document, around, activity, credit] = await readStatements(tenant.id, async () => {
      const one = await findDocumentOf(ctx, 'invoice')
      const beside = [
        findSurroundings(one),
        recordActivity('invoice', one.id),
        creditOf(one.payer_id),
      ] as const
      return [one, ...(await Promise.all(beside))] as const
    })
    const day = today(tenant.timezone)
    return inertia.render('admin/invoices/show', {
      invoice: InvoiceTransformer.transform({ document, around, today: day }),
      activity: ActivityTransformer.transform(activity),
      tab: request.input('tab') === 'activity' ? ('activity' as const) : ('overview' as const),
      can: {
        ...areaAbilities('invoices', user),
        credit: user.may('admin.credit_notes.create'),
        pay: user.may('admin.payments.create'),
        change: canChange(user, document, day),
      },
      payer_credit: credit.find(({ currency }) => currency === document.currency) ?? null,
      branches: await branchChoices(tenant),
    })
  }
}

const canChange = (user: Principal, { issued_on }: FullDocument, day: string) =>
  user.may('admin.invoices.update') && (changesOnAnyDay(user) || issued_on === day)
