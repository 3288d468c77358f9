import { useTranslations } from 'use-intl'
import { lastsFor } from '#domain/shared/time/clock_times'
import { isClock, type WeekWindow } from '#domain/shared/time/week_windows'
import { useDuration } from '~/hooks/use_duration'

/** How many times a week, and how long they are together; what is still being typed counts for nothing. */
export function useSlotTotal() {
  const t = useTranslations('groups.pattern')
  const duration = useDuration()
  return (slots: WeekWindow[]) => {
    const told = slots.filter(({ starts, ends }) => isClock(starts) && isClock(ends, true))
    const minutes = told.reduce((sum, { starts, ends }) => sum + lastsFor(starts, ends), 0)
    return t('total', { count: told.length, hours: duration(minutes) })
  }
}
