import type { CSSProperties } from 'react'
import { tracksOf } from '#domain/shared/time/beside'
import type { Minutes } from '#domain/shared/time/closed_hours'
import { LaneSession } from '~/components/calendar/lanes/lane_session'
import type { CellProps } from '~/components/calendar/lanes/lane_row'
import { useAwayNote } from '~/components/calendar/lanes/use_away_note'
import classes from '~/components/calendar/lanes/lane_cells.module.css'

/** What the least of a session is drawn as, so that a finger meets it. */
const SHORTEST = 25

/** Below that only the hour it begins at fits in; the line tells when it ends. */
const NARROW = 75

/** The hours of one day of one lane, from its beginning to its end along the line. */
export function DayCell({ lane, by, zone, hours, ground, isHoliday }: CellProps) {
  const { day, closed } = ground
  const noteOf = useAwayNote(by)
  const placed = lane.placed.filter((one) => one.day === day)
  const away = lane.away.filter((one) => one.day === day)
  const tracks = tracksOf(placed, SHORTEST)
  const style = { '--tracks': Math.max(0, ...tracks) + 1 } as CSSProperties
  const within = (span: Minutes) => alongOf(span, hours)
  return (
    <div role="cell" className={classes.line} style={style} data-holiday={isHoliday || undefined}>
      {closed.map((span) => (
        <div key={span.from} className={classes.closed} style={within(span)} />
      ))}
      {away.map((span) => (
        <div
          key={span.from}
          className={classes.away}
          data-asked={span.isAskedFor}
          style={within(span)}
        >
          <span>{noteOf(span)}</span>
        </div>
      ))}
      {placed.map((one, at) => (
        <LaneSession
          key={one.session.id}
          isNarrow={one.until - one.from < NARROW}
          {...{ session: one.session, lane, by, zone }}
          style={{ ...within(one), '--at': tracks[at] } as CSSProperties}
        />
      ))}
    </div>
  )
}

/** From the side that the line begins at, which in Arabic is the right. */
function alongOf({ from, until }: Minutes, hours: Minutes): CSSProperties {
  const share = (minute: number) => {
    const inside = Math.min(Math.max(minute, hours.from), hours.until)
    return ((inside - hours.from) / (hours.until - hours.from)) * 100
  }
  return {
    insetInlineStart: `${share(from)}%`,
    inlineSize: `${share(until) - share(from)}%`,
  }
}
