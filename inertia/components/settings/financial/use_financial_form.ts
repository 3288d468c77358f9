import { urlFor } from '~/client'
import {
  type FinancialData,
  financialData,
  financialPayload,
} from '~/components/settings/financial/financial_data'
import type { Financial, FinancialValues } from '~/types'
import { bindingOf } from '~/ui/form/bindings_of'
import { useVersionedForm } from '~/ui/form/stale/use_versioned_form'
import { decimalsOf } from '#domain/shared/money/currencies'

const APART = ['confirm_decimals']

/** The form of the financial settings; it stands over any page, so it keeps no draft at the page's address. */
export function useFinancialForm(
  values: FinancialValues,
  kept: NonNullable<Financial['kept']>,
  onSaved: () => void
) {
  const { form, stale } = useVersionedForm(financialData(values, kept), { apart: APART })
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
  return { form, field, chooseCurrency, submit, stale }
}

export type FinancialFormState = ReturnType<typeof useFinancialForm>
