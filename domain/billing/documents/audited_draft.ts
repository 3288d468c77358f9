import type { DraftFields } from '#domain/billing/documents/draft_fields'
import type { WrittenLine } from '#domain/billing/documents/write_lines'

type AuditedDraft = {
  currency: string
  fields: DraftFields
  lines: Pick<WrittenLine, 'label_en' | 'label_ar' | 'total'>[]
  total: string
}

/** A draft as the trail tells it: an amount is one value with its currency. */
export function auditedDraft({ currency, fields, lines, total }: AuditedDraft) {
  const { exponent, discount_kind: kind, discount_value: value, ...rest } = fields
  const money = (minor: string) => ({ minor, currency, exponent })
  const discount = kind === 'amount' && value !== null ? money(value) : value
  return {
    ...rest,
    discount_kind: kind,
    discount_value: discount,
    total: money(total),
    lines: lines.map((line) => ({
      label: line.label_en ?? line.label_ar,
      total: money(line.total),
    })),
  }
}
