import type { EventInput } from '@fullcalendar/react'
import { wallClock } from '#domain/shared/time/wall_clock'
import type { ShownSession } from '~/components/calendar/shown_session'

/** An event of the grid carries a session, or those of a day that it has no room for. */
export type EventProps = { session: ShownSession } | { more: ShownSession[]; day: string }

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
 * A day of a month has room for a few, on a phone for none. The rest is one line that leads to the day: the
 * grid would otherwise draw all of them to hide most.
 */
export function monthEvents(
  sessions: ShownSession[],
  { most, zone, mayMove }: { most: number; zone: string; mayMove: MayMove }
): EventInput[] {
  const clock = wallClock(zone)
  const days = Map.groupBy(sessions, ({ starts_at }) => clock(starts_at).day)
  return [...days].flatMap(([day, all]) => {
    if (all.length <= most) return sessionEvents(all, mayMove)
    const lines = all.slice(0, Math.max(0, most - 1))
    const more = all.slice(lines.length)
    return [...sessionEvents(lines, mayMove), moreEvent(day, more, lines.at(-1) ?? more[0]!)]
  })
}

/** Begins as the last that is shown, so that it stands below it. */
const moreEvent = (day: string, more: ShownSession[], last: ShownSession): EventInput => ({
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
const DAY_NUMBER = 34
const WEEKDAYS = 42

/** How many lines fit into a day of a month of so many weeks. */
export const dayLimit = (height: number, weeks: number) =>
  Math.max(2, Math.floor(((height - WEEKDAYS) / weeks - DAY_NUMBER) / LINE))
