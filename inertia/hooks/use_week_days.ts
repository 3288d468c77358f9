import { useMemo } from 'react'
import { useShared } from '~/hooks/use_shared'

/** A Sunday: the seven days from here are only used for their names. */
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY = 24 * 60 * 60 * 1000

export function useWeekDays(): string[] {
  const { locale } = useShared().intl
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, day) => format.format(SUNDAY + day * DAY))
  }, [locale])
}
