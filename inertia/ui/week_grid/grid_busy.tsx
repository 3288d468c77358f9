import { VisuallyHidden } from '@mantine/core'
import { useFormat } from '~/hooks/use_format'
import { cssVariables } from '~/ui/week_grid/css_variables'
import { piecesOn } from '~/ui/week_grid/grid_windows'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'
import classes from '~/ui/week_grid/grid_busy.module.css'

/** A time that is taken; `lane` keeps what belongs to one apart from what belongs to another. */
export type BusyWindow = WeekWindow & { lane: 'first' | 'second'; label: string }

interface GridBusyProps {
  busy: BusyWindow[]
  weekday: Weekday
}

export function GridBusy({ busy, weekday }: GridBusyProps) {
  const { hoursUntil } = useFormat()
  return piecesOn(busy, weekday).map(({ place, from, until, isStart }) => {
    const { lane, label, starts, ends } = busy[place]!
    const text = `${label} ${hoursUntil(starts, ends)}`
    return (
      <div
        key={`${place} ${isStart}`}
        className={classes.busy}
        data-lane={lane}
        title={text}
        style={cssVariables({ '--start': from, '--end': until })}
      >
        <VisuallyHidden>{text}</VisuallyHidden>
      </div>
    )
  })
}
