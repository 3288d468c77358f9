import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import {
  type BusyWeekQuery,
  type TakenTime,
  useBusyWeek,
} from '~/components/free_slots/use_busy_week'
import { useFormat } from '~/hooks/use_format'
import { usePhone } from '~/hooks/use_narrow'
import { useWeek } from '~/hooks/use_week'
import { WeekGrid } from '~/ui/week_grid/week_grid'
import { clockOf, minutesOf } from '#domain/shared/time/clock_times'
import { isClock, type WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'
import classes from '~/components/free_slots/busy_week.module.css'

interface DraftTime {
  weekday: Weekday | null
  starts: string
  minutes: string
}

interface BusyWeekProps {
  query: BusyWeekQuery
  drafts: DraftTime[]
}

/** The week of what is planned, with the times at which its instructor and room are taken behind it. */
export function BusyWeek({ query, drafts }: BusyWeekProps) {
  const t = useTranslations('free_slots.busy_week')
  const isPhone = usePhone()
  const busy = useBusyWeek(query)
  if (!busy) return null
  const label = (one: TakenTime) =>
    query.weeks > 1 ? t(`over_weeks.${one.resource}`, { times: one.times }) : t(one.resource)
  const windows = drafts.flatMap(windowOf)
  return (
    <section className={classes.week} aria-label={t('title')}>
      <Text fw={500} size="sm">
        {t('title')}
      </Text>
      <Text size="sm" c="dimmed">
        {busy.length === 0
          ? t('none')
          : query.weeks > 1
            ? t('lead_weeks', { count: query.weeks })
            : t('lead')}
      </Text>
      {busy.length > 0 &&
        (isPhone ? (
          <BusyList busy={busy} label={label} />
        ) : (
          <>
            <ul className={classes.legend}>
              {(['instructor', 'room'] as const)
                .filter((one) => query[one])
                .map((one) => (
                  <li key={one} data-resource={one}>
                    {t(one)}
                  </li>
                ))}
            </ul>
            <WeekGrid
              label={t('title')}
              windows={windows}
              busy={busy.map((one) => ({
                weekday: one.weekday,
                starts: one.starts,
                ends: one.ends,
                lane: one.resource === 'instructor' ? 'first' : 'second',
                label: label(one),
              }))}
            />
          </>
        ))}
    </section>
  )
}

interface BusyListProps {
  busy: TakenTime[]
  label: (one: TakenTime) => string
}

function BusyList({ busy, label }: BusyListProps) {
  const { hoursUntil } = useFormat()
  return (
    <ul className={classes.list}>
      {useWeek().map(({ weekday, name }) =>
        busy
          .filter((one) => one.weekday === weekday)
          .toSorted((one, other) => one.starts.localeCompare(other.starts))
          .map((one) => (
            <li key={`${weekday} ${one.starts} ${one.ends} ${one.resource}`}>
              {name} <bdi>{hoursUntil(one.starts, one.ends)}</bdi> · {label(one)}
            </li>
          ))
      )}
    </ul>
  )
}

const day = 24 * 60

function windowOf({ weekday, starts, minutes }: DraftTime): WeekWindow[] {
  const length = Number(minutes)
  if (!weekday || !isClock(starts) || !(length > 0 && length < day)) return []
  return [{ weekday, starts, ends: clockOf((minutesOf(starts) + length) % day) }]
}
