import type { EventInput } from '@fullcalendar/react'
import { wallClock } from '#domain/shared/time/wall_clock'
import type { ShownSession } from '~/components/calendar/shown_session'

/** What an event of the grid carries: a session, or how many more a day has. */
export type EventProps = { session: ShownSession } | { more: number; day: string }

export type MayMove = (session: ShownSession) => boolean

export const sessionEvents = (sessions: ShownSession[], mayMove: MayMove): EventInput[] =>
  sessions.map((session) => eventOf(session, mayMove))

function eventOf(session: ShownSession, mayMove: MayMove): EventInput {
  const isMovable = mayMove(session)
  return {
    id: session.id,
    start: session.starts_at,
    end: session.ends_at,
    title: session.name,
    order: 0,
    startEditable: isMovable,
    durationEditable: isMovable,
    extendedProps: { session } satisfies EventProps,
  }
}

/**
 * A day of a month has room for a few. The rest is one line that leads to the day: the grid would otherwise draw all of
 * them to hide most.
 */
export function monthEvents(
  sessions: ShownSession[],
  { most, zone, mayMove }: { most: number; zone: string; mayMove: MayMove }
): EventInput[] {
  const clock = wallClock(zone)
  const days = new Map<string, ShownSession[]>()
  for (const session of sessions) {
    const { day } = clock(session.starts_at)
    const of = days.get(day)
    if (of) of.push(session)
    else days.set(day, [session])
  }
  return [...days].flatMap(([day, of]) => {
    const shown = of.length > most ? of.slice(0, most - 1) : of
    const more = of.length - shown.length
    const events = sessionEvents(shown, mayMove)
    return more > 0 ? [...events, moreOf(day, more, shown.at(-1)!)] : events
  })
}

/** Begins as the last that is shown, so that it stands below it. */
const moreOf = (day: string, more: number, last: ShownSession): EventInput => ({
  id: `more ${day}`,
  start: last.starts_at,
  end: last.ends_at,
  title: '',
  order: 1,
  editable: false,
  extendedProps: { more, day } satisfies EventProps,
})

const LINE = 21
/** With the line that leads to the rest, which is higher. */
const DAY_NUMBER = 40
const WEEKDAYS = 42

/** How many lines fit into a day of a month of so many weeks. */
export const dayLimit = (height: number, weeks: number) =>
  Math.max(2, Math.floor(((height - WEEKDAYS) / weeks - DAY_NUMBER) / LINE))
