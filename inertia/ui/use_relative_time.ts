import { useMemo } from 'react'
import { useShared } from '~/hooks/use_shared'
import { daysBetween } from '#domain/shared/time/day_span'
import { wallClock } from '#domain/shared/time/wall_clock'

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400

/**
 * Below two hours it counts minutes, since 89 minutes aren't an hour. The next day by the centre's clocks
 * is “tomorrow”, unless it is closer than half a day.
 */
export function useRelativeTime(): (iso: string) => string {
  const { intl, tenant } = useShared()
  const { locale } = intl
  const zone = tenant?.timezone ?? 'UTC'
  return useMemo(() => {
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
    const clock = wallClock(zone)
    return (iso: string) => {
      const now = new Date()
      const seconds = (Date.parse(iso) - now.getTime()) / 1000
      const far = Math.abs(seconds)
      if (far < MINUTE) return format.format(0, 'second')
      if (far < 2 * HOUR) return format.format(Math.round(seconds / MINUTE), 'minute')
      const days = daysBetween(clock(now.toISOString()).day, clock(iso).day)
      if (days === 0 || far < DAY / 2) return format.format(Math.round(seconds / HOUR), 'hour')
      if (Math.abs(days) < 30) return format.format(days, 'day')
      if (far < 365 * DAY) return format.format(Math.round(days / 30), 'month')
      return format.format(Math.round(days / 365), 'year')
    }
  }, [locale, zone])
}
