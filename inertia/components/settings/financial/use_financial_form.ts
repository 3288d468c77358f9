import { urlFor } from '~/client'
import type { Financial, FinancialValues } from '~/types'
import { bindingOf } from '~/ui/form/bindings_of'
import { useVersionedDialogForm } from '~/ui/form/draft/use_versioned_dialog_form'
import { decimalsOf } from '#domain/shared/money/currencies'

const APART = ['confirm_decimals']

/** It opens over any page, so its draft isn't kept at the page's address. */
export function useFinancialForm(
  values: FinancialValues,
  kept: NonNullable<Financial['kept']>,
  onSaved: () => void
) {
  const { form, stale, draft } = useVersionedDialogForm('financial', financialData(values, kept), {
    address: '/admin/settings/financial',
    apart: APART,
  })
  const field = <Name extends keyof FinancialData>(name: Name) => bindingOf(form, name)

  const chooseCurrency = (currency: string): void =>
    form.setData((now) => ({
      ...now,
      'settings.currency.value': currency,
      'settings.decimal_places.value': String(decimalsOf(currency)),
      'confirm_decimals': false,
    }))

  const submit = (): void => {
    form.transform(financialPayload)
    form.post(urlFor('admin.settings.financial.update'), {
      preserveScroll: true,
      preserveState: true,
      onSuccess: onSaved,
    })
  }
  return { form, field, chooseCurrency, submit, stale, draft }
}

export type FinancialFormState = ReturnType<typeof useFinancialForm>

export type FinancialKey = keyof FinancialValues
type Kept = NonNullable<Financial['kept']>

type Typed<Value> = Value extends boolean ? boolean : string

/** The fields by their names on the wire, so that the server's errors find them. */
export type FinancialData = {
  [Key in FinancialKey as `settings.${Key}.value`]: Typed<FinancialValues[Key]>
} & { [Key in FinancialKey as `settings.${Key}.description`]: string } & {
  confirm_decimals: boolean
  version: number
}

/** In the order in which they stand in the form. */
export const financialKeys = [
  'currency',
  'decimal_places',
  'thousand_separator',
  'decimal_separator',
  'enable_tax',
  'tax_rate',
  'tax_inclusive',
  'trial_sessions',
] as const satisfies FinancialKey[]

function financialData(values: FinancialValues, kept: Kept): FinancialData {
  const entries = financialKeys.flatMap((key) => {
    const value = values[key]
    return [
      [`settings.${key}.value`, typeof value === 'number' ? String(value) : value],
      [`settings.${key}.description`, kept.descriptions[key]],
    ]
  })
  return { ...Object.fromEntries(entries), confirm_decimals: false, version: kept.version }
}

/** As it is sent: an object of key, value and description entries; a rate nobody sees stays as it is. */
function financialPayload(data: FinancialData) {
  const sent = financialKeys.filter((key) => {
    return key !== 'tax_rate' || data['settings.enable_tax.value']
  })
  return {
    version: data.version,
    confirm_decimals: data.confirm_decimals,
    settings: Object.fromEntries(
      sent.map((key) => {
        const value = data[`settings.${key}.value`]
        return [key, { key, value, description: data[`settings.${key}.description`] }]
      })
    ),
  }
}
