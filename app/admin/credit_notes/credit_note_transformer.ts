import { BaseTransformer } from '@adonisjs/core/transformers'
import type { FullDocument } from '#domain/billing/documents/find_document'

export default class CreditNoteTransformer extends BaseTransformer<FullDocument> {
  toObject() {
    const { id, number, payer, version } = this.resource
    return {
      id,
      number,
      payer: { name: payer.name, name_other: payer.name_other },
      archived_at: null as string | null,
      version,
    }
  }
}
