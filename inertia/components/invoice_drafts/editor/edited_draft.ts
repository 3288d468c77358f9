import { editablePercent, editableQuantity } from '#domain/billing/rules/typed_draft'
import { editableAmount, type MoneySettings } from '#domain/shared/money/money'
import type { InvoiceDraft } from '~/components/invoice_drafts/types'

type SavedLine = InvoiceDraft['lines'][number]

/** A line as the form holds it: all text, empty is ''. `key` stays with it wherever it is moved. */
export interface EditedLine extends Record<string, string | boolean> {
  key: string
  id: string
  label_en: string
  label_ar: string
  student_id: string
  service_id: string
  quantity: string
  is_fixed: boolean
  unit_price: string
  discount_kind: string
  discount_value: string
  discount_reason: string
  tax: string
}

export type EditedDraft = {
  payer: string
  language: string
  due_on: string
  period_from: string
  period_to: string
  tax_inclusive: boolean
  notes: string
  internal_notes: string
  discount_kind: string
  discount_value: string
  discount_reason: string
  lines: EditedLine[]
  version: number
}

/** The centre's separators with the draft's own currency and decimals. */
export const draftMoney = (
  { currency, exponent }: Pick<InvoiceDraft, 'currency' | 'exponent'>,
  settings: MoneySettings
): MoneySettings => ({ ...settings, currency, decimalPlaces: exponent })

export function editedDraft(draft: InvoiceDraft, settings: MoneySettings): EditedDraft {
  const money = draftMoney(draft, settings)
  return {
    payer: `payer:${draft.payer.id}`,
    language: draft.language,
    due_on: draft.due_on ?? '',
    period_from: draft.period_from ?? '',
    period_to: draft.period_to ?? '',
    tax_inclusive: draft.tax_inclusive,
    notes: draft.notes ?? '',
    internal_notes: draft.internal_notes ?? '',
    ...discountTexts(draft, money),
    lines: draft.lines.map((line) => editedLine(line, money)),
    version: draft.version,
  }
}

function editedLine(line: SavedLine, money: MoneySettings): EditedLine {
  const quantity = editableQuantity(
    { numerator: line.quantity_numerator, denominator: line.quantity_denominator },
    money.decimalSeparator
  )
  return {
    key: line.id,
    id: line.id,
    label_en: line.label_en ?? '',
    label_ar: line.label_ar ?? '',
    student_id: line.student_id ?? '',
    service_id: line.service_id ?? '',
    quantity: quantity ?? '',
    is_fixed: quantity === undefined || claims(line),
    unit_price: amountText(line.unit_price, money),
    ...discountTexts(line, money),
    tax: line.tax,
  }
}

const claims = ({ session_count: count, claims_term: isTerm }: SavedLine) => count > 0 || isTerm

type Discount = Pick<SavedLine, 'discount_kind' | 'discount_value' | 'discount_reason'>

function discountTexts(
  { discount_kind: kind, discount_value: value, discount_reason: reason }: Discount,
  money: MoneySettings
) {
  const write = kind === 'percent' ? editablePercent : undefined
  const text =
    value === null ? '' : (write?.(value, money.decimalSeparator) ?? amountText(value, money))
  return { discount_kind: kind ?? '', discount_value: text, discount_reason: reason ?? '' }
}

export const amountText = (minor: string, money: MoneySettings) =>
  editableAmount(
    { minor: BigInt(minor), currency: money.currency, exponent: money.decimalPlaces },
    money
  )

export const blankLine = (tax: string): EditedLine => ({
  key: crypto.randomUUID(),
  id: '',
  label_en: '',
  label_ar: '',
  student_id: '',
  service_id: '',
  quantity: '1',
  is_fixed: false,
  unit_price: '',
  discount_kind: '',
  discount_value: '',
  discount_reason: '',
  tax,
})
