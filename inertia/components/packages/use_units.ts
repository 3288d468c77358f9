import { useTranslations } from 'use-intl'

export function useUnits(): (unit: string, units: string | null) => string {
  const t = useTranslations('packages')
  return (unit, units) => {
    if (units === null || unit === 'amount') return t('unit.amount')
    const count = Number(units)
    return unit === 'hours' ? t('hours', { count }) : t('sessions', { count })
  }
}
