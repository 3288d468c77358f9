import vine from '@vinejs/vine'
import { type MoneyMeta } from '#core/forms/money_field'
import { address, line, numeric } from '#core/forms/person_fields'
import { bothNames } from '#core/records/record_fields'
import { givenId, recordId } from '#core/records/reference_fields'
import { parsePercent } from '#domain/billing/rules/typed_draft'
import { longest } from '#domain/shared/limits/text_lengths'
import { parseAmount } from '#domain/shared/money/money'

/** Hundredths of a per cent or minor units above zero, by the kind beside it, in any digits. */
const share = vine.createRule((value, _, field) => {
  const { money } = field.meta as MoneyMeta
  const isPercent: boolean = field.parent.share_kind === 'percent'
  const typed = String(value)
  const parsed = isPercent ? parsePercent(typed, money) : parseAmount(typed, money)
  if (parsed === undefined) field.report('Not a share', isPercent ? 'percent' : 'money', field)
  else if (BigInt(parsed) <= 0n) field.report('Nothing', 'positive', field)
  else field.mutate(String(parsed), field)
})

const agreement = {
  current: recordId().nullable().optional(),
  share_kind: vine.enum(['percent', 'amount']),
  share_value: line().maxLength(longest.amount).use(share()),
}

export const secondPayerValidator = vine
  .withMetaData<MoneyMeta>()
  .create({ ...agreement, payer: givenId() })

export const secondCompanyValidator = vine.withMetaData<MoneyMeta>().create({
  ...agreement,
  ...bothNames('name'),
  tax_number: numeric().maxLength(longest.number).nullable().optional(),
  email: address().nullable().optional(),
})

export const removedPayerValidator = vine.create({ current: recordId() })

export const soughtPayerValidator = vine.create({
  q: line().maxLength(longest.search).nullable().optional(),
})
