import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DocumentSettings } from '#domain/access/centre/rules/documents'

type Saved = { settings: DocumentSettings; version: number }

export default class DocumentsTransformer extends BaseTransformer<Saved> {
  toObject() {
    const { settings, version } = this.resource
    return {
      invoice_pattern: settings.invoice_pattern,
      credit_note_pattern: settings.credit_note_pattern,
      receipt_pattern: settings.receipt_pattern,
      due_days: String(settings.due_days),
      language: settings.language,
      payment_en: settings.payment_en ?? '',
      payment_ar: settings.payment_ar ?? '',
      footer_en: settings.footer_en ?? '',
      footer_ar: settings.footer_ar ?? '',
      qr: settings.qr,
      version,
    }
  }
}
