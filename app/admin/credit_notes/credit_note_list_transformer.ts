import { BaseTransformer } from '@adonisjs/core/transformers'
import { listed } from '#core/lists/listed'
import type { CreditNoteRow } from '#domain/billing/queries/list_credit_notes'
import type { ListPage } from '#domain/shared/lists/list_shape'

export default class CreditNoteListTransformer extends BaseTransformer<ListPage<CreditNoteRow>> {
  toObject() {
    return listed(this.resource, row)
  }
}

const row = (note: CreditNoteRow) => ({
  id: note.id,
  number: note.number,
  invoice: note.invoice,
  payer: note.payer,
  students: note.students,
  issued_on: note.issued_on,
  reason: note.reason,
  total: note.total,
  branch: note.branch,
  sent_at: note.sent_at?.toISOString() ?? null,
  archived_at: null as string | null,
})
