import { useForm } from '@inertiajs/react'
import { useState } from 'react'
import { urlFor } from '~/client'
import {
  type FinancialData,
  financialData,
  financialPayload,
} from '~/components/settings/financial_data'
import type { Financial, FinancialValues } from '~/types'
import type { Binding } from '~/ui/form/binding'
import { useStaleMerge } from '~/ui/form/use_stale_merge'
import { decimalsOf } from '#domain/shared/currencies'

const APART = ['confirm_decimals']
const NONE: readonly string[] = []

/** The form of the financial settings; it stands over any page, so it keeps no draft at the page's address. */
export function useFinancialForm(
  values: FinancialValues,
  kept: NonNullable<Financial['kept']>,
  onSaved: () => void
) {
  const saved = financialData(values, kept)
  const [initial] = useState(saved)
  const form = useForm<FinancialData>(initial)
  const { data, setData } = form
  const errors: Record<string, string | undefined> = form.errors
  const stale = useStaleMerge(form, initial, saved, APART, NONE)

  function field<Name extends keyof FinancialData>(name: Name): Binding<FinancialData[Name]> {
    return {
      name,
      value: data[name],
      error: errors[name],
      onChange: (value) => {
        setData((now) => ({ ...now, [name]: value }))
        if (errors[name]) form.clearErrors(name as never)
      },
    }
  }

  /** Another currency brings its own decimals along. */
  const chooseCurrency = (currency: string): void =>
    setData((now) => ({
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
