import type { MouseEvent, PointerEvent } from 'react'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'
import { useFormat } from '~/hooks/use_format'
import { cssVariables } from '~/ui/week_grid/css_variables'
import { type BusyWindow, GridBusy } from '~/ui/week_grid/grid_busy'
import { GridPiece } from '~/ui/week_grid/grid_piece'
import { closedOn, piecesOn } from '~/ui/week_grid/grid_windows'
import type { Part } from '~/ui/week_grid/use_grid_drag'
import pieces from '~/ui/week_grid/grid_piece.module.css'
import classes from '~/ui/week_grid/week_grid.module.css'

export interface GridEdit {
  change: (place: number, window: WeekWindow) => void
  remove: (place: number) => void
  drag: (event: PointerEvent, place: number, part: Part) => void
  draw: (event: PointerEvent) => void
  tap: (event: MouseEvent) => void
  dayBeside: (weekday: Weekday, way: 1 | -1) => Weekday
}

interface GridDayProps {
  day: { weekday: Weekday; name: string }
  windows: WeekWindow[]
  opening: WeekWindow[]
  busy: BusyWindow[]
  refused?: number[]
  drawn: WeekWindow | null
  edit?: GridEdit
}

export function GridDay({ day, windows, opening, busy, refused, drawn, edit }: GridDayProps) {
  const { weekday, name } = day
  const { hoursUntil } = useFormat()
  return (
    <div
      className={classes.day}
      data-weekday={weekday}
      role="group"
      aria-label={name}
      onPointerDown={edit?.draw}
      onClick={edit?.tap}
    >
      {closedOn(opening, weekday).map(({ from, until }) => (
        <div
          key={from}
          className={classes.closed}
          style={cssVariables({ '--start': from, '--end': until })}
        />
      ))}
      <GridBusy busy={busy} weekday={weekday} />
      {piecesOn(windows, weekday).map((piece) => (
        <GridPiece
          key={`${piece.place} ${piece.isStart}`}
          piece={piece}
          window={windows[piece.place]!}
          isRefused={refused?.includes(piece.place) ?? false}
          edit={edit}
        />
      ))}
      {drawn &&
        piecesOn([drawn], weekday).map(({ from, until }) => (
          <div
            key={from}
            className={pieces.piece}
            data-drawn
            style={cssVariables({ '--start': from, '--end': until })}
          >
            <span>{hoursUntil(drawn.starts, drawn.ends)}</span>
          </div>
        ))}
    </div>
  )
}
