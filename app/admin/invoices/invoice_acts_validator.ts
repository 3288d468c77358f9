import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { amountField, type MoneyMeta } from '#core/forms/money_field'
import { line } from '#core/forms/person_fields'
import { isNoneMatching, matching } from '#core/records/chosen_validator'
import { paragraph, version } from '#core/records/record_fields'
import { recordId } from '#core/records/reference_fields'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

const document = vine.object({ id: recordId(), version: version() })

const reason = () => line().maxLength(longest.reason)

export const issueValidator = vine.create({
  documents: vine
    .array(document)
    .minLength(1)
    .maxLength(mostAtOnce.chosen)
    .optional()
    .requiredWhen(isNoneMatching),
  ...matching(),
})

export const voidValidator = vine.create({ reason: reason(), version: version() })

export const issuedInvoiceValidator = vine.create({
  due_on: dayField(),
  internal_notes: paragraph(longest.notes),
  version: version(),
})

/** A line without an amount is not credited. */
const creditedLine = vine.object({
  line_id: recordId(),
  amount: amountField().nullable().optional(),
})

export const creditNoteValidator = vine.withMetaData<MoneyMeta>().create({
  kind: vine.enum(['all', 'lines', 'amount'] as const),
  amount: amountField().nullable().optional().requiredWhen('kind', '=', 'amount'),
  lines: vine.array(creditedLine).maxLength(mostAtOnce.creditedLines).optional(),
  reason: reason(),
  version: version(),
})
