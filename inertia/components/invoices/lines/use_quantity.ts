import { useTranslations } from 'use-intl'
import type { DocumentLine } from '~/components/invoices/types'
import { useDuration } from '~/hooks/use_duration'

interface Counted {
  unit: DocumentLine['unit']
  quantity_numerator: string
  quantity_denominator: string | number
}

/** Writes a quantity in its unit: 4 sessions, 2 h 30 min; hours that are no whole minutes as a decimal. */
export function useQuantity() {
  const t = useTranslations('invoices.quantity')
  const duration = useDuration()
  return ({ unit, quantity_numerator: numerator, quantity_denominator: denominator }: Counted) => {
    const count = Number(numerator) / Number(denominator)
    const minutes = (Number(numerator) * 60) / Number(denominator)
    return unit === 'hour' && Number.isInteger(minutes) ? duration(minutes) : t(unit, { count })
  }
}
