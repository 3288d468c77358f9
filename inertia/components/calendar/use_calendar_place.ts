import { usePage } from '@inertiajs/react'
import { useCallback, useMemo } from 'react'
import { isShownDay } from '#domain/shared/time/calendar_span'
import { wallClock } from '#domain/shared/time/wall_clock'
import { useReplaceQuery } from '~/hooks/use_replace_query'
import { usePhone } from '~/hooks/use_narrow'
import { useShared } from '~/hooks/use_shared'
import {
  type CalendarColour,
  calendarColours,
  type CalendarLayout,
  type LaneScale,
  laneScales,
} from '#domain/shared/choices/calendar_layouts'

type CalendarPlace = {
  layout: CalendarLayout
  scale: LaneScale
  day: string
  colour: CalendarColour
}

export type PlaceControls = {
  place: CalendarPlace
  today: string
  /** Null leaves it to the screen and the clock. */
  move: (change: { [Part in keyof CalendarPlace]?: CalendarPlace[Part] | null }) => void
}

/**
 * Where the calendar stands is in its address and nowhere else, so that a reload, a link and Back keep it. A phone opens
 * on the list of today, a desk on the week. Today is the axis' day; its clocks are the centre's where no others are told.
 */
export function useCalendarPlace(
  layouts: readonly CalendarLayout[],
  axisZone?: string
): PlaceControls {
  const { url } = usePage()
  const replace = useReplaceQuery()
  const { tenant } = useShared()
  const isPhone = usePhone()
  const zone = axisZone ?? tenant?.timezone ?? 'UTC'
  const today = wallClock(zone)(new Date().toISOString()).day
  const place = useMemo(() => {
    const asked = new URLSearchParams(url.split('?')[1] ?? '')
    const one = <Value extends string>(name: string, known: readonly Value[]) =>
      known.find((value) => value === asked.get(name))
    const day = asked.get('day') ?? ''
    return {
      layout: one('layout', layouts) ?? (isPhone ? 'list' : 'week'),
      scale: one('scale', laneScales) ?? laneScales[0],
      day: isShownDay(day) ? day : today,
      colour: one('colour', calendarColours) ?? calendarColours[0],
    }
  }, [url, today, isPhone, layouts])
  const move: PlaceControls['move'] = useCallback(
    (change) => {
      const isUsual = ([name, value]: [string, string | null]) => name === 'day' && value === today
      const parts = Object.entries(change)
      replace(Object.fromEntries(parts.map((part) => [part[0], isUsual(part) ? null : part[1]])))
    },
    [replace, today]
  )
  return { place, today, move }
}
