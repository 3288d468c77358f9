import vine from '@vinejs/vine'
import { dayField } from '#core/forms/day_field'
import { amountField, type MoneyMeta } from '#core/forms/money_field'
import { line } from '#core/forms/person_fields'
import { paragraph, version } from '#core/records/record_fields'
import { givenId, recordId } from '#core/records/reference_fields'
import { chequeStates } from '#domain/billing/rules/cheque_states'
import { mostAtOnce } from '#domain/shared/limits/counts'
import { longest } from '#domain/shared/limits/text_lengths'

const text = () => line().maxLength(longest.reference).nullable().optional()

const part = vine.object({
  method_id: recordId(),
  amount: amountField(),
  reference: text(),
  cheque_bank: text(),
  cheque_due_on: dayField().nullable().optional(),
})

const allocation = vine.object({ document_id: recordId(), amount: amountField() })

/** The currency is read first: it decides how the amounts are. */
export const paidCurrencyValidator = vine.create({
  payer: givenId(),
  currency: line().fixedLength(3),
})

export const paymentValidator = vine.withMetaData<MoneyMeta>().create({
  key: vine.string().uuid(),
  received_on: dayField(),
  notes: paragraph(longest.notes),
  parts: vine.array(part).minLength(1).maxLength(mostAtOnce.paymentParts),
  allocations: vine.array(allocation).maxLength(mostAtOnce.chosen).optional(),
})

export const voidPaymentValidator = vine.create({
  reason: line().maxLength(longest.reason),
  version: version(),
})

export const chequeValidator = vine.create({
  state: vine.enum(chequeStates.filter((state) => state !== 'received')),
  version: version(),
})

export const creditUseValidator = vine
  .withMetaData<MoneyMeta>()
  .create({ key: vine.string().uuid(), amount: amountField() })
