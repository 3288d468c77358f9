import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ChangePlan } from '~/components/class_sessions/types'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'
import { useWeekdayNames } from '~/hooks/use_week'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'

type Room = ChangePlan['rooms'][number]['is']
type Instructor = ChangePlan['instructors'][number]['is']
type Time = ChangePlan['times'][number]['is']

interface Step {
  count: number
  weekdays: ChangePlan['times'][number]['weekdays']
}

/** Which time, room and instructor how many sessions change to, and on which days of the week. */
export function WhatChanges({ plan: { times, rooms, instructors } }: { plan: ChangePlan }) {
  const t = useTranslations('sessions.change')
  const both = useBothNames()
  const names = useNames()
  const days = useWeekdayNames()
  const { locale } = useShared().intl
  const format = useFormat()
  const room = (one: Room) => (one ? both(one).lead : t('no_room'))
  const instructor = (one: Instructor) => (one ? names(one).lead : t('no_instructor'))
  const time = ({ starts, minutes }: Time) => format.hours(starts, minutes)
  const sessionsOf = ({ count, weekdays }: Step) => {
    if (count === 1) return t('of_sessions', { count })
    const named = weekdays.map((day) => days[day])
    return t('of_sessions_on', { count, days: new Intl.ListFormat(locale).format(named) })
  }
  const line = (kind: 'time' | 'room' | 'instructor', step: Step, was: string, is: string) => (
    <Text key={`${kind} ${was} ${is}`} size="sm">
      {t.rich(`of_${kind}`, {
        was: (): ReactNode => <bdi>{was}</bdi>,
        is: (): ReactNode => <bdi>{is}</bdi>,
        sessions: sessionsOf(step),
      })}
    </Text>
  )
  return (
    <>
      {times
        .filter(({ count }) => count > 1)
        .map((step) => line('time', step, time(step.was), time(step.is)))}
      {rooms.map((step) => line('room', step, room(step.was), room(step.is)))}
      {instructors.map((step) =>
        line('instructor', step, instructor(step.was), instructor(step.is))
      )}
    </>
  )
}
