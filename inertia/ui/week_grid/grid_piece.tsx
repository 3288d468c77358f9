import { Popover, useDirection, VisuallyHidden } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import { useFormat } from '~/hooks/use_format'
import { useWeekdayNames } from '~/hooks/use_week'
import { cssVariables } from '~/ui/week_grid/css_variables'
import type { GridEdit } from '~/ui/week_grid/grid_day'
import { quarter } from '#domain/shared/time/clock_times'
import { movedWindow, type Piece, stretchedWindow } from '~/ui/week_grid/grid_windows'
import { PieceTimes } from '~/ui/week_grid/piece_times'
import classes from '~/ui/week_grid/grid_piece.module.css'

interface GridPieceProps {
  piece: Piece
  window: WeekWindow
  isRefused: boolean
  edit?: GridEdit
}

export function GridPiece({ piece, window, isRefused, edit }: GridPieceProps) {
  const { place, from, until, isStart, isEnd, isSecond } = piece
  const [isTyping, setTyping] = useState(false)
  const t = useTranslations('ui.week_grid')
  const { hoursUntil } = useFormat()
  const day = useWeekdayNames()[window.weekday]
  const name = t('window', { day, hours: hoursUntil(window.starts, window.ends) })
  const onKeyDown = useWindowKeys(place, window, edit)
  return (
    <div
      className={classes.piece}
      data-second={isSecond || undefined}
      data-refused={isRefused || undefined}
      data-open-start={!isStart || undefined}
      data-open-end={!isEnd || undefined}
      style={cssVariables({ '--start': from, '--end': until })}
    >
      {!edit && <Times window={window} />}
      {edit && isStart && (
        <Popover opened={isTyping} onChange={setTyping} trapFocus returnFocus shadow="md">
          <Popover.Target>{handle(edit)}</Popover.Target>
          <Popover.Dropdown>
            <PieceTimes
              name={name}
              window={window}
              onChange={(next) => {
                setTyping(false)
                edit.change(place, next)
              }}
              onRemove={() => edit.remove(place)}
            />
          </Popover.Dropdown>
        </Popover>
      )}
      {edit && !isStart && (
        <div data-rest onPointerDown={(event) => edit.drag(event, place, 'body')}>
          <Times window={window} />
        </div>
      )}
      {edit && isStart && (
        <span data-edge="start" onPointerDown={(event) => edit.drag(event, place, 'start')} />
      )}
      {edit && isEnd && (
        <span data-edge="end" onPointerDown={(event) => edit.drag(event, place, 'end')} />
      )}
    </div>
  )

  function handle({ drag }: GridEdit) {
    return (
      <button
        type="button"
        data-place={place}
        onPointerDown={(event) => drag(event, place, 'body')}
        onDoubleClick={() => setTyping(true)}
        onKeyDown={(event) => (event.key === 'Enter' ? typeIt(event) : onKeyDown(event))}
      >
        <VisuallyHidden>{day} </VisuallyHidden>
        <Times window={window} />
      </button>
    )
  }

  function typeIt(event: KeyboardEvent) {
    event.preventDefault()
    setTyping(true)
  }
}

/** The style sheet shows the start alone if no line has room for both; the accessible name stays whole. */
function Times({ window: { starts, ends } }: { window: WeekWindow }) {
  const { clock, hoursUntil } = useFormat()
  return (
    <>
      <span className={classes.hours}>{hoursUntil(starts, ends)}</span>
      <span className={classes.start} aria-hidden>
        {clock(starts)}
      </span>
    </>
  )
}

function useWindowKeys(place: number, window: WeekWindow, edit?: GridEdit) {
  const { dir } = useDirection()
  return (event: KeyboardEvent) => {
    if (!edit) return
    const act = actOf(event.key, event.shiftKey)
    if (!act) return
    event.preventDefault()
    act(edit)
  }

  function actOf(key: string, isStretching: boolean): ((edit: GridEdit) => void) | undefined {
    const by = { ArrowUp: -quarter, ArrowDown: quarter }[key]
    if (by) {
      const next = isStretching ? stretchedWindow(window, 'end', by) : movedWindow(window, by)
      return ({ change }) => change(place, next)
    }
    const forwards = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight')
      return ({ change, dayBeside }) =>
        change(place, movedWindow(window, 0, dayBeside(window.weekday, key === forwards ? 1 : -1)))
    return key === 'Delete' || key === 'Backspace' ? ({ remove }) => remove(place) : undefined
  }
}
