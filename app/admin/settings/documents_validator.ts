import vine from '@vinejs/vine'
import { countField } from '#core/forms/number_field'
import { numeric } from '#core/forms/person_fields'
import { paragraph, version } from '#core/records/record_fields'
import { daysUntilDue, longestPattern } from '#domain/access/centre/rules/documents'
import { documentLanguages } from '#domain/shared/choices/document_languages'
import { longest } from '#domain/shared/limits/text_lengths'

const pattern = () => numeric().maxLength(longestPattern)
const words = () => paragraph(longest.paperNote)

/** Whether the patterns hold year and number is a rule of the domain, asked when they are saved. */
export const documentsValidator = vine.create({
  invoice_pattern: pattern(),
  credit_note_pattern: pattern(),
  receipt_pattern: pattern(),
  due_days: countField(...daysUntilDue),
  language: vine.enum(documentLanguages),
  payment_en: words(),
  payment_ar: words(),
  footer_en: words(),
  footer_ar: words(),
  qr: vine.boolean(),
  version: version(),
})
