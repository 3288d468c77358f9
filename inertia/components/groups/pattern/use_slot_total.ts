import { useTranslations } from 'use-intl'
import { lastsFor } from '#domain/shared/time/clock_times'
import { isClock, type WeekWindow } from '#domain/shared/time/week_windows'
import { useShared } from '~/hooks/use_shared'

/** How many times a week, and how long they are together; what is still being typed counts for nothing. */
export function useSlotTotal() {
  const t = useTranslations('groups.pattern')
  const { locale } = useShared().intl
  return (slots: WeekWindow[]) => {
    const told = slots.filter(({ starts, ends }) => isClock(starts) && isClock(ends, true))
    const minutes = told.reduce((sum, { starts, ends }) => sum + lastsFor(starts, ends), 0)
    const hours = new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'long',
      maximumFractionDigits: 2,
    }).format(minutes / 60)
    return t('total', { count: told.length, hours })
  }
}
