import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { wallClock } from '#domain/shared/time/wall_clock'
import { type Lane, lanesOf } from '~/components/calendar/lanes/lanes_of'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { ShownSession } from '~/components/calendar/shown_session'
import { useShared } from '~/hooks/use_shared'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import type { LaneKind } from '#domain/shared/choices/calendar_layouts'
import type { Days } from '#domain/shared/time/calendar_span'

export type NamedLane = Lane & { key: string; name: string; code: string | null }

/** Rooms by their codes, instructors by name; before them the lanes of what has none. */
export function useLanes(
  by: LaneKind,
  answer: CalendarAnswer | null,
  sessions: ShownSession[],
  days: Days
): NamedLane[] | null {
  const t = useTranslations('calendar')
  const both = useBothNames()
  const names = useNames()
  const { intl } = useShared()
  const { from, to } = days
  return useMemo(() => {
    if (!answer) return null
    const clock = wallClock(answer.zone)
    const named = (lane: Lane): NamedLane => {
      const { place } = lane
      if (place === 'online') return { ...lane, key: place, name: t('online'), code: null }
      if (place === 'none') {
        const name = t(by === 'rooms' ? 'none.room' : 'none.instructor')
        return { ...lane, key: place, name, code: null }
      }
      if (by === 'instructors') {
        const person = answer.instructors[place]!
        return { ...lane, key: person.id, name: names(person).lead, code: null }
      }
      const { id, code, name_en, name_ar } = answer.rooms[place]!
      return { ...lane, key: id, name: both({ name_en, name_ar }).lead || code, code }
    }
    const lanes = lanesOf({ by, answer, sessions, days: { from, to }, clock }).map(named)
    if (by === 'rooms') return lanes
    const { compare } = new Intl.Collator(intl.locale)
    const nobodys = lanes.filter(({ place }) => typeof place !== 'number')
    const people = lanes.filter(({ place }) => typeof place === 'number')
    return [...nobodys, ...people.sort((one, other) => compare(one.name, other.name))]
  }, [by, answer, sessions, from, to, t, both, names, intl.locale])
}
