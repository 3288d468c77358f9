import { useMemo } from 'react'
import { useReader } from '~/hooks/use_reader'
import { useShared } from '~/hooks/use_shared'
import {
  editableAmount,
  formatAmount,
  fromWire,
  amountParts,
  type MoneySettings,
  type WireAmount,
} from '#domain/shared/money/money'

interface Money {
  settings: MoneySettings
  write: (amount: WireAmount) => string
  parts: (amount: WireAmount) => ReturnType<typeof amountParts>
  /** Without the currency, for editing; '' for none. */
  edit: (amount: WireAmount | null) => string
}

const UNSET: MoneySettings = {
  currency: 'USD',
  decimalPlaces: 2,
  thousandSeparator: ',',
  decimalSeparator: '.',
}

export function useMoney(): Money {
  const values = useShared().financial?.values
  const { language, digits } = useReader()
  return useMemo(() => {
    const settings = values
      ? {
          currency: values.currency,
          decimalPlaces: values.decimal_places,
          thousandSeparator: values.thousand_separator,
          decimalSeparator: values.decimal_separator,
        }
      : UNSET
    const reading = { ...settings, language, digits }
    return {
      settings,
      write: (amount) => formatAmount(fromWire(amount), reading),
      parts: (amount) => amountParts(fromWire(amount), reading),
      edit: (amount) =>
        amount
          ? editableAmount(fromWire(amount), { ...settings, decimalPlaces: amount.exponent })
          : '',
    }
  }, [values, language, digits])
}
