import type { NamedLane } from '~/components/calendar/lanes/use_lanes'
import { useDuration } from '~/hooks/use_duration'
import classes from '~/components/calendar/lanes/lane_name.module.css'
import lanes from '~/components/calendar/lanes/lanes.module.css'

/** With the hours that are booked of it. */
export function LaneName({ lane }: { lane: NamedLane }) {
  const duration = useDuration()
  return (
    <div role="rowheader" className={lanes.name}>
      <bdi className={classes.title}>{lane.name}</bdi>
      <span className={classes.note}>
        {lane.code && lane.code !== lane.name && <bdi>{lane.code}</bdi>}
        <span className={classes.booked}>{duration(lane.minutes)}</span>
      </span>
    </div>
  )
}
