import { BaseTransformer } from '@adonisjs/core/transformers'
import type { LedgerEntryRow } from '#domain/billing/ledger/list_entries'

export default class LedgerEntryTransformer extends BaseTransformer<LedgerEntryRow> {
  toObject() {
    return this.pick(this.resource, [
      'id',
      'act',
      'booked_on',
      'document_id',
      'document_kind',
      'payment_id',
      'method',
      'number',
      'payer',
      'tax_rate',
      'amount',
    ])
  }
}
