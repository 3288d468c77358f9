import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { lastDayOf } from '#core/forms/day_span'
import { amountField, type MoneyMeta } from '#core/forms/money_field'
import { line } from '#core/forms/person_fields'
import { givenId, recordId } from '#core/records/reference_fields'
import { paragraph, version } from '#core/records/record_fields'
import { parsePercent, parseQuantity } from '#domain/billing/rules/typed_draft'
import { documentLanguages } from '#domain/shared/choices/document_languages'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'
import { currencyCodes } from '#domain/shared/money/currencies'
import { parseAmount } from '#domain/shared/money/money'

export const proposedDraftsValidator = vine.create({
  is_all: vine.boolean(),
  families: vine.array(recordId()).maxLength(mostAtOnce.chosen),
})

export const payerChoiceValidator = vine.create({ q: line().maxLength(longest.search) })

export const blankDraftValidator = vine.create({
  payer: givenId(),
  branch_id: recordId().nullable().optional(),
  currency: vine.enum(currencyCodes),
})

const moneyIn = (meta: unknown) => (meta as MoneyMeta).money

/** A fraction, `5/2`, however it was typed. */
const quantity = vine.createRule((value, _, field) => {
  const parsed = parseQuantity(String(value), moneyIn(field.meta))
  if (!parsed) field.report('Not a quantity', 'quantity', field)
  else field.mutate(`${parsed.numerator}/${parsed.denominator}`, field)
})

/** Hundredths of a per cent or minor units, by the kind beside it. */
const discount = vine.createRule((value, _, field) => {
  const kind: unknown = field.parent.discount_kind
  const money = moneyIn(field.meta)
  const typed = String(value)
  if (kind === 'percent') {
    const percent = parsePercent(typed, money)
    if (percent === undefined) field.report('Not a percentage', 'percent', field)
    else field.mutate(percent, field)
    return
  }
  const minor = parseAmount(typed, money)
  if (minor === undefined) field.report('Not an amount', 'money', field)
  else if (minor < 0n) field.report('Below zero', 'nonNegative', field)
  else field.mutate(String(minor), field)
})

const discountFields = () => ({
  discount_kind: vine.enum(['percent', 'amount']).nullable().optional(),
  discount_value: line()
    .maxLength(longest.amount)
    .use(discount())
    .nullable()
    .optional()
    .requiredWhen('discount_kind', 'in', ['percent', 'amount']),
  discount_reason: line().maxLength(longest.shortReason).nullable().optional(),
})

/** A label in one of the two languages is enough; the error stands under the English one. */
const orArabic = vine.createRule(
  (value, _, field) => {
    const isTyped = (text: unknown) => typeof text === 'string' && text.trim() !== ''
    if (!isTyped(value) && !isTyped(field.parent.label_ar))
      field.report('No label', 'label_missing', field)
  },
  { implicit: true }
)

const label = () => line().maxLength(longest.shortReason).nullable().optional()

/** `exempt`, or hundredths of a per cent. */
const taxShape = /^(exempt|\d{1,4}|10000)$/

const draftLine = vine.object({
  id: recordId().nullable().optional(),
  label_en: label().use(orArabic()),
  label_ar: label(),
  student_id: recordId().nullable().optional(),
  service_id: recordId().nullable().optional(),
  /** The quantity that is saved stays: the line bills sessions, or is no decimal. */
  is_fixed: vine.boolean(),
  quantity: line()
    .maxLength(longest.amount)
    .use(quantity())
    .nullable()
    .optional()
    .requiredWhen('is_fixed', '=', false),
  unit_price: amountField(),
  ...discountFields(),
  tax: vine.string().regex(taxShape),
})

const fewLines = vine.createRule((value, _, field) => {
  const most = mostAtOnce.documentLines
  if (Array.isArray(value) && value.length > most)
    field.report('Too many lines', 'too_many_lines', field, { most })
})

export const invoiceDraftValidator = vine.withMetaData<MoneyMeta>().create({
  payer: givenId(),
  language: vine.enum(documentLanguages),
  tax_inclusive: vine.boolean(),
  due_on: dayField().nullable().optional(),
  period_from: dayField().nullable().optional(),
  period_to: lastDayOf('period_from').nullable().optional(),
  notes: paragraph(longest.description),
  internal_notes: paragraph(longest.notes),
  ...discountFields(),
  lines: vine.array(draftLine).use(fewLines()),
  is_issued: vine.boolean().optional(),
  version: version(),
})

export const versionValidator = vine.create({ version: version() })
