import { useMemo } from 'react'
import { type Weekday, weekdayNames, weekFrom } from '#domain/shared/time/weekday'
import { useShared } from '~/hooks/use_shared'

export function useWeekdayNames(length: 'long' | 'short' = 'long'): Record<Weekday, string> {
  const { locale } = useShared().intl
  return useMemo(() => weekdayNames(locale, length), [locale, length])
}

/** The days of a week in order, of the centre's unless told where it begins. */
export function useWeek(start?: Weekday): { weekday: Weekday; name: string }[] {
  const names = useWeekdayNames()
  const first = useShared().tenant?.week_start ?? 1
  return weekFrom(start ?? first).map((weekday) => ({ weekday, name: names[weekday] }))
}
