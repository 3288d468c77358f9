import { Alert } from '@mantine/core'
import { IconReceiptTax } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type {
  FinancialFormState,
  FinancialKey,
} from '~/components/settings/financial/use_financial_form'
import { TrialSessionsField } from '~/components/settings/financial/trial_sessions_field'
import { TaxRateField } from '~/components/settings/financial/tax_rate_field'
import { CheckField } from '~/ui/form/fields/check_field'
import { ChoiceField } from '~/ui/form/fields/choice/choice_field'
import { CurrencyField } from '~/ui/form/fields/currency_field'
import { TextField } from '~/ui/form/fields/text_field'
import classes from '~/components/settings/settings.module.css'
import { decimalsOf } from '#domain/shared/money/currencies'
import { mostDecimalPlaces } from '#domain/shared/money/money'
import { useShared } from '~/hooks/use_shared'

interface FinancialFieldsProps {
  state: FinancialFormState
  descriptions: Record<FinancialKey, string>
}

const places = Array.from({ length: mostDecimalPlaces + 1 }, (_, at) => at)

export function FinancialFields({ state, descriptions }: FinancialFieldsProps) {
  const t = useTranslations('financial')
  const { form, field, chooseCurrency } = state
  const { data } = form
  const saved = useShared().financial?.values
  const texts = (key: FinancialKey) => ({
    label: t(`fields.${key}`),
    help: descriptions[key] || t(`help.${key}`),
  })
  const currency = { ...field('settings.currency.value'), onChange: chooseCurrency }
  const decimals = Number(data['settings.decimal_places.value'])
  const isFewer = decimals < decimalsOf(currency.value)

  return (
    <>
      <CurrencyField field={currency} {...texts('currency')} required />
      <ChoiceField
        field={field('settings.decimal_places.value')}
        {...texts('decimal_places')}
        choices={places.map((value) => ({
          value: String(value),
          label: t('decimals', { count: value }),
        }))}
      />
      {isFewer && (
        <CheckField field={field('confirm_decimals')} label={t('fields.confirm_decimals')} />
      )}
      <div className={classes.pair}>
        {(['thousand_separator', 'decimal_separator'] as const).map((key) => (
          <TextField
            key={key}
            field={field(`settings.${key}.value`)}
            {...texts(key)}
            dir="ltr"
            maxLength={1}
            autoComplete="off"
          />
        ))}
      </div>
      <CheckField field={field('settings.enable_tax.value')} {...texts('enable_tax')} />
      {data['settings.enable_tax.value'] && (
        <>
          <TaxRateField field={field('settings.tax_rate.value')} {...texts('tax_rate')} />
          <CheckField field={field('settings.tax_inclusive.value')} {...texts('tax_inclusive')} />
          {data['settings.tax_inclusive.value'] !== saved?.tax_inclusive && (
            <Alert color="attention" icon={<IconReceiptTax aria-hidden />} role="status" py="xs">
              {t('tax_inclusive_changes')}
            </Alert>
          )}
        </>
      )}
      <TrialSessionsField
        field={field('settings.trial_sessions.value')}
        {...texts('trial_sessions')}
      />
    </>
  )
}
