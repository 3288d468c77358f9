import type { Minutes } from '#domain/shared/time/closed_hours'
import { DayCell } from '~/components/calendar/lanes/day_cell'
import { type Ground, isHolidayOf } from '~/components/calendar/lanes/grounds_of'
import { LaneName } from '~/components/calendar/lanes/lane_name'
import type { NamedLane } from '~/components/calendar/lanes/use_lanes'
import { WeekCell } from '~/components/calendar/lanes/week_cell'
import type { CalendarAnswer } from '~/components/calendar/types'
import type { LaneKind, LaneScale } from '#domain/shared/choices/calendar_layouts'
import classes from '~/components/calendar/lanes/lanes.module.css'

interface LaneProps {
  lane: NamedLane
  by: LaneKind
  zone: string
  /** Those that are drawn. */
  hours: Minutes
}

export interface CellProps extends LaneProps {
  ground: Ground
  isHoliday: boolean
}

interface LaneRowProps extends LaneProps {
  scale: LaneScale
  answer: CalendarAnswer
  grounds: Ground[]
}

export function LaneRow({ scale, answer, grounds, ...props }: LaneRowProps) {
  const { lane, by } = props
  const Cell = scale === 'day' ? DayCell : WeekCell
  return (
    <div role="row" className={classes.row} data-lane={lane.key}>
      <LaneName lane={lane} />
      {grounds.map((ground) => (
        <Cell
          key={ground.day}
          ground={ground}
          isHoliday={isHolidayOf(lane, by, ground, answer)}
          {...props}
        />
      ))}
    </div>
  )
}
