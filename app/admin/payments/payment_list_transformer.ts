import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { PaymentListRow } from '#domain/billing/queries/list_payments'
import type { ListPage } from '#domain/shared/lists/list_shape'
import type { WireAmount } from '#domain/shared/money/money'

type SummedPage = ListPage<PaymentListRow> & { sums: WireAmount[] }

export default class PaymentListTransformer extends BaseTransformer<SummedPage> {
  toObject() {
    return { ...listed(this.resource, row), sums: this.resource.sums }
  }
}

const row = (payment: PaymentListRow) => ({
  id: payment.id,
  number: payment.number,
  state: payment.state,
  payer: payment.payer,
  methods: payment.methods,
  received_on: payment.received_on,
  amount: payment.amount,
  credit: payment.credit,
  branch: payment.branch,
  archived_at: null as string | null,
  version: payment.version,
})
