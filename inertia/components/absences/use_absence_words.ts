import { useTranslations } from 'use-intl'
import type { Absence } from '~/components/absences/types'
import { useFormat } from '~/hooks/use_format'
import { useWeekdayNames } from '~/hooks/use_week'
import { dayLong, minutesOf } from '#domain/shared/time/clock_times'

type Told = Pick<Absence, 'starts_at' | 'ends_at' | 'every_week'>

/** An absence in two lines: from when until when, or what comes back every week and how long. */
export function useAbsenceWords() {
  const t = useTranslations('absences')
  const format = useFormat()
  const weekday = useWeekdayNames()
  const hours = (starts: string, ends: string) =>
    format.hours(starts, minutesOf(ends) - minutesOf(starts))
  return ({ starts_at, ends_at, every_week: week }: Told): [string, string] => {
    if (!week)
      return [
        t('begins', { from: format.instant(starts_at) }),
        t('ends', { until: format.instant(ends_at) }),
      ]
    const isWhole = minutesOf(week.ends) - minutesOf(week.starts) === dayLong
    const day = weekday[week.weekday]
    return [
      isWhole ? t('every', { day }) : t('every_at', { day, hours: hours(week.starts, week.ends) }),
      t('between', { from: format.dayOf(starts_at), until: format.dayOf(lastMoment(ends_at)) }),
    ]
  }
}

/** What ends at midnight ends on the day before. */
const lastMoment = (until: string) => new Date(Date.parse(until) - 1).toISOString()
