import { useTranslations } from 'use-intl'
import type { NamedLane } from '~/components/calendar/lanes/use_lanes'
import { tenths } from '~/components/calendar/toolbar/use_sums'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/calendar/lanes/lane_name.module.css'
import lanes from '~/components/calendar/lanes/lanes.module.css'

/** With the hours that are booked of it. */
export function LaneName({ lane }: { lane: NamedLane }) {
  const t = useTranslations('calendar.lanes')
  const { number } = useFormat()
  return (
    <div role="rowheader" className={lanes.name}>
      <bdi className={classes.title}>{lane.name}</bdi>
      <span className={classes.note}>
        {lane.code && lane.code !== lane.name && <bdi>{lane.code}</bdi>}
        <span className={classes.booked}>
          {t('hours', { hours: number(tenths(lane.minutes)) })}
        </span>
      </span>
    </div>
  )
}
