import { CloseButton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { PaymentFormState, TypedPart } from '~/components/payments/form/use_payment_form'
import type { PaymentMethod } from '~/components/payments/types'
import { useMoney } from '~/hooks/use_money'
import type { Binding } from '~/ui/form/binding'
import { DateField } from '~/ui/form/days/date_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { FieldPair } from '~/ui/form/fields/field_pair'
import { MoneyField } from '~/ui/form/fields/money_field'
import { TextField } from '~/ui/form/fields/text_field'
import { useBothNames } from '~/ui/names/both_names'
import { cashRounding } from '#domain/billing/rules/cash_rounding'
import { longest } from '#domain/shared/limits/text_lengths'
import classes from '~/components/payments/form/form.module.css'

interface PartFieldsProps {
  state: PaymentFormState
  index: number
  methods: PaymentMethod[]
}

/** One method with its amount; a transfer asks for its reference, a cheque for bank and date as well. */
export function PartFields({ state, index, methods }: PartFieldsProps) {
  const t = useTranslations('payments')
  const names = useBothNames()
  const money = useMoney()
  const { form, settings, typed, changePart } = state
  const part = form.data.parts[index]!
  const isOne = form.data.parts.length === 1
  const method = methods.find(({ id }) => id === part.method_id)
  const errors = form.errors as Record<string, string | undefined>
  const field = (name: keyof TypedPart): Binding<string> => ({
    name: `parts.${index}.${name}`,
    value: part[name],
    error: errors[`parts.${index}.${name}`],
    onChange: (value) => {
      changePart(index, { [name]: value })
      form.clearErrors(`parts.${index}.${name}` as never)
    },
  })
  const minor = typed[index]
  const rounding =
    method && minor !== undefined
      ? cashRounding(minor, settings.decimalPlaces, method.cash_step)
      : 0n
  const cash = {
    minor: String((minor ?? 0n) + rounding),
    currency: settings.currency,
    exponent: settings.decimalPlaces,
  }
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend} data-hidden={isOne || undefined}>
        {t('create.part', { number: index + 1 })}
        {!isOne && (
          <CloseButton
            aria-label={t('create.remove_part', { number: index + 1 })}
            onClick={() => state.removePart(index)}
          />
        )}
      </legend>
      <FieldPair>
        <MoneyField
          field={field('amount')}
          label={t('create.amount')}
          currency={settings.currency}
          help={
            rounding === 0n ? undefined : t('create.cash_rounding', { amount: money.write(cash) })
          }
          required
        />
        <ChoiceField
          field={field('method_id')}
          label={t('create.method')}
          choices={methods.map((one) => ({ value: one.id, label: names(one).lead }))}
          required
        />
      </FieldPair>
      {method && (method.wants_reference || method.kind !== 'cash') && (
        <TextField
          field={field('reference')}
          label={t('fields.reference')}
          maxLength={longest.reference}
          required={method.wants_reference}
          dir="ltr"
        />
      )}
      {method?.kind === 'cheque' && (
        <FieldPair>
          <DateField field={field('cheque_due_on')} label={t('fields.cheque_due_on')} required />
          <TextField
            field={field('cheque_bank')}
            label={t('fields.cheque_bank')}
            maxLength={longest.reference}
          />
        </FieldPair>
      )}
    </fieldset>
  )
}
