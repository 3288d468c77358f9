import { useTranslations } from 'use-intl'
import { useDuration } from '~/hooks/use_duration'
import { useFormat } from '~/hooks/use_format'

interface Counted {
  unit: string
  quantity_numerator: string
  quantity_denominator: string | number
}

/** Writes a quantity in its unit: 4 class sessions, 2 h 30 min. */
export function useQuantity() {
  const t = useTranslations('invoice_drafts')
  const duration = useDuration()
  const { number } = useFormat()
  return ({ unit, quantity_numerator: numerator, quantity_denominator: denominator }: Counted) => {
    const count = Number(numerator) / Number(denominator)
    if (unit === 'hour') return duration(count * 60)
    if (!Number.isInteger(count)) return number(count)
    if (unit === 'session') return t('sessions', { count })
    return unit === 'term' ? t('terms', { count }) : number(count)
  }
}
