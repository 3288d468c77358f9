import type { CSSProperties } from 'react'
import { clustersOf } from '#domain/shared/time/beside'
import type { Minutes } from '#domain/shared/time/closed_hours'
import { stripOf } from '~/components/calendar/lanes/lanes_of'
import type { CellProps } from '~/components/calendar/lanes/lane_row'
import { LaneSession } from '~/components/calendar/lanes/lane_session'
import { useAwayNote } from '~/components/calendar/lanes/use_away_note'
import classes from '~/components/calendar/lanes/lane_cells.module.css'

/**
 * A day of a lane of a week: its hours as a thin line, in which one sees what is free, and below it the sessions one after the
 * other, those that overlap beside each other.
 */
export function WeekCell({ lane, by, zone, hours, ground, isHoliday }: CellProps) {
  const { day, closed, isClosed } = ground
  const noteOf = useAwayNote(by)
  const placed = lane.placed.filter((one) => one.day === day)
  const away = lane.away.filter((one) => one.day === day)
  const busy = placed.filter(({ session }) => session.status !== 'cancelled')
  const strip = stripOf(hours, { busy, away: away.filter(({ isAskedFor }) => !isAskedFor), closed })
  const begun = placed.filter(({ isFirst }) => isFirst)
  return (
    <div
      role="cell"
      className={classes.day}
      data-closed={isClosed || undefined}
      data-holiday={isHoliday || undefined}
    >
      <div className={classes.strip} style={{ backgroundImage: drawn(strip, hours) }} />
      {away.map((span) => (
        <div key={span.from} className={classes.note}>
          {noteOf(span)}
        </div>
      ))}
      {clustersOf(begun).map((together) => (
        <div key={together[0]!.session.id} className={classes.together}>
          {together.map(({ session }) => (
            <LaneSession key={session.id} {...{ session, lane, by, zone }} />
          ))}
        </div>
      ))}
    </div>
  )
}

/** As one picture: a week of a hundred lanes has thousands of these hours. */
function drawn(
  strip: ReturnType<typeof stripOf>,
  hours: Minutes
): CSSProperties['backgroundImage'] {
  const share = (minute: number) => ((minute - hours.from) / (hours.until - hours.from)) * 100
  const stops = strip.map(
    ({ from, until, kind }) => `var(--strip-${kind}) ${share(from)}% ${share(until)}%`
  )
  return `linear-gradient(to var(--onward), ${stops.join(', ')})`
}
