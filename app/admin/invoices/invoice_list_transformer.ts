import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { InvoiceRow } from '#domain/billing/queries/list_invoices'
import type { CurrencySums } from '#domain/billing/rules/document_sums'
import type { ListPage } from '#domain/shared/lists/list_shape'

type SummedPage = ListPage<InvoiceRow> & { sums: CurrencySums[] }

export default class InvoiceListTransformer extends BaseTransformer<SummedPage> {
  toObject() {
    return { ...listed(this.resource, row), sums: this.resource.sums }
  }
}

const row = (invoice: InvoiceRow) => ({
  id: invoice.id,
  number: invoice.number,
  state: invoice.state,
  payer: invoice.payer,
  students: invoice.students,
  issued_on: invoice.issued_on,
  due_on: invoice.due_on,
  total: invoice.total,
  open: invoice.open,
  branch: invoice.branch,
  sent_at: invoice.sent_at?.toISOString() ?? null,
  archived_at: null as string | null,
  version: invoice.version,
})
