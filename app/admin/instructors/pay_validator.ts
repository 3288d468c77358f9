import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { dayField } from '#core/forms/day_field'
import { percentField } from '#core/forms/number_field'
import { amountField, type MoneyMeta } from '#core/forms/money_field'
import { code, whenText } from '#core/forms/person_fields'
import { version } from '#core/records/record_fields'
import { isIban } from '#domain/people/instructors/rules/iban'
import { isShare, payMethods, type PayRuleFields } from '#domain/people/instructors/rules/pay'
import { latinDigits } from '#domain/shared/text/digits'

const shares = payMethods.filter((method) => isShare(method))
const amounts = payMethods.filter((method) => !isShare(method))

export const payRuleValidator = vine.withMetaData<MoneyMeta>().create({
  method: vine.enum(payMethods),
  amount: amountField().nullable().optional().requiredWhen('method', 'in', amounts),
  percent: percentField().nullable().optional().requiredWhen('method', 'in', shares),
  min_pay: amountField().nullable().optional(),
  student_premium: amountField().nullable().optional(),
  effective_from: dayField(),
})

const iban = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isIban(value)) field.report('Not an IBAN', 'iban', field)
})

export const ibanValidator = vine.create({
  iban: code()
    .parse(whenText((text) => latinDigits(text).replace(/\s/g, '').toUpperCase()))
    .use(iban())
    .nullable()
    .optional(),
  version: version(),
})

const minor = (amount: string | null | undefined) => (amount ? BigInt(amount) : null)

/** A share is in basis points, amounts are in the centre's currency. */
export function payRuleFields(
  form: Infer<typeof payRuleValidator>,
  { money }: MoneyMeta
): PayRuleFields {
  const common = {
    method: form.method,
    currency: money.currency,
    exponent: money.decimalPlaces,
    minPay: minor(form.min_pay),
    effectiveFrom: form.effective_from,
  }
  if (isShare(form.method)) {
    const basisPoints = Math.round(form.percent! * 100)
    return { ...common, amount: null, basisPoints, studentPremium: null }
  }
  const amount = minor(form.amount)
  return { ...common, amount, basisPoints: null, studentPremium: minor(form.student_premium) }
}
