import { useTranslations } from 'use-intl'
import { countedIn, isHeld } from '~/components/calendar/counted_in'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useDuration } from '~/hooks/use_duration'
import type { Days } from '#domain/shared/time/calendar_span'

/** How many sessions and hours there are within the days, those that are cancelled apart. */
export function useSums(sessions: ShownSession[], span: Days, zone = 'UTC') {
  const t = useTranslations('calendar')
  const duration = useDuration()
  const within = sessions.filter(countedIn(span, zone))
  const held = within.filter(isHeld)
  const minutes = held.reduce((sum, one) => sum + one.minutes, 0)
  const written = t('sums', { count: held.length, hours: duration(minutes) })
  const cancelled = within.length - held.length
  return cancelled > 0 ? `${written} · ${t('sums_cancelled', { count: cancelled })}` : written
}
