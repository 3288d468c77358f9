import { useTranslations } from 'use-intl'
import type { Absence } from '~/components/absences/types'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useWeekdayNames } from '~/hooks/use_week'
import { dayLong, minutesOf } from '#domain/shared/time/clock_times'
import { isWholeDays, lastMoment } from '#domain/shared/time/whole_days'

type Told = Pick<Absence, 'starts_at' | 'ends_at' | 'every_week'>

/** An absence in a line or two: its days, from when until when, or what comes back every week and how long. */
export function useAbsenceWords() {
  const t = useTranslations('absences')
  const format = useFormat()
  const zone = useShared().tenant?.timezone ?? 'UTC'
  const weekday = useWeekdayNames()
  const hours = (starts: string, ends: string) =>
    format.hours(starts, minutesOf(ends) - minutesOf(starts))
  const days = (starts: string, ends: string) => {
    const [from, until] = [format.dayOf(starts), format.dayOf(lastDay(ends))]
    return from === until ? from : t('between', { from, until })
  }
  return ({ starts_at, ends_at, every_week: week }: Told): [string, string?] => {
    if (week) {
      const isWhole = minutesOf(week.ends) - minutesOf(week.starts) === dayLong
      const day = weekday[week.weekday]
      return [
        isWhole
          ? t('every', { day })
          : t('every_at', { day, hours: hours(week.starts, week.ends) }),
        days(starts_at, ends_at),
      ]
    }
    if (isWholeDays(new Date(starts_at), new Date(ends_at), zone)) return [days(starts_at, ends_at)]
    return [
      t('begins', { from: format.instant(starts_at) }),
      t('ends', { until: format.instant(ends_at) }),
    ]
  }
}

const lastDay = (until: string) => lastMoment(new Date(until)).toISOString()
