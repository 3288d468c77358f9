import { ActionIcon, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { WeekWindow } from '#domain/shared/time/week_windows'
import type { Weekday } from '#domain/shared/time/weekday'
import { useFormat } from '~/hooks/use_format'
import { useWeek, useWeekdayNames } from '~/hooks/use_week'
import { cssVariables } from '~/ui/week_grid/css_variables'
import type { BusyWindow } from '~/ui/week_grid/grid_busy'
import { GridDay } from '~/ui/week_grid/grid_day'
import { firstHour, nextWindow, shownHours } from '~/ui/week_grid/grid_windows'
import { useGridDrag } from '~/ui/week_grid/use_grid_drag'
import classes from '~/ui/week_grid/week_grid.module.css'

interface WeekGridProps {
  label: string
  windows: WeekWindow[]
  /** Hours outside them are shaded; none shade nothing. */
  opening?: WeekWindow[]
  /** Drawn behind them. */
  busy?: BusyWindow[]
  /** Places of those that were refused. */
  refused?: number[]
  /** Without it the week is only read. */
  onChange?: (windows: WeekWindow[]) => void
}

const wholeDay = { from: 0, until: 24 }
const always: WeekWindow[] = []
const noneBusy: BusyWindow[] = []

/** A week of times, from the centre's first day of the week: drawn, moved and stretched by pointer or keyboard. */
export function WeekGrid(props: WeekGridProps) {
  const { label, windows, opening = always, busy = noneBusy, refused, onChange } = props
  const t = useTranslations('ui.week_grid')
  const days = useWeek()
  const short = useWeekdayNames('short')
  const hint = useId()
  const grid = useRef<HTMLDivElement>(null)
  const focusing = useRef<number | null>(null)
  const drag = useGridDrag(windows, (next) => onChange?.(next))
  const hours = onChange ? wholeDay : shownHours([...windows, ...busy.filter(isHours)], opening)
  useEffect(() => {
    const place = focusing.current
    if (place === null) return
    focusing.current = null
    grid.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
  }, [windows])
  useScrollTo(grid, onChange ? firstHour(windows) : null)

  const change = (place: number, window: WeekWindow) => {
    focusing.current = place
    onChange?.(windows.with(place, window))
  }
  const add = (window: WeekWindow) => {
    focusing.current = windows.length
    onChange?.([...windows, window])
  }
  const remove = (place: number) => {
    const { weekday } = windows[place]!
    onChange?.(windows.toSpliced(place, 1))
    grid.current?.querySelector<HTMLElement>(`[data-add="${weekday}"]`)?.focus()
  }
  return (
    <div>
      <div
        ref={grid}
        className={classes.grid}
        role="group"
        aria-label={label}
        aria-describedby={onChange && hint}
        data-week-grid
        data-editing={onChange ? true : undefined}
        style={cssVariables({ '--from': hours.from, '--hours': hours.until - hours.from })}
      >
        <div className={classes.corner} />
        {days.map(({ weekday, name }) => (
          <div key={weekday} className={classes.heading}>
            <span>{onChange ? name : short[weekday]}</span>
            {onChange && (
              <ActionIcon
                variant="subtle"
                size="sm"
                data-add={weekday}
                aria-label={t('add', { day: name })}
                onClick={() => add(nextWindow(windows, weekday, opening))}
              >
                <IconPlus size={14} aria-hidden />
              </ActionIcon>
            )}
          </div>
        ))}
        <HourMarks {...hours} />
        {days.map((day) => (
          <GridDay
            key={day.weekday}
            day={day}
            windows={windows}
            opening={opening}
            busy={busy}
            refused={refused}
            drawn={drag.drawn}
            edit={
              onChange && {
                change,
                remove,
                drag: drag.drag,
                draw: (event) => drag.draw(event, day.weekday, add),
                tap: (event) => drag.tap(event, day.weekday, add),
                dayBeside: (weekday, way) => beside(days, weekday, way),
              }
            }
          />
        ))}
      </div>
      {onChange && (
        <Text id={hint} size="sm" c="dimmed" mt={8}>
          {t('hint')}
        </Text>
      )}
      {opening.length > 0 && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('closed')}
        </Text>
      )}
    </div>
  )
}

function HourMarks({ from, until }: { from: number; until: number }) {
  const { clock } = useFormat()
  const hours = Array.from({ length: until - from }, (_, index) => from + index)
  return (
    <div className={classes.hours} aria-hidden>
      {hours.map((hour) => (
        <bdi key={hour} style={cssVariables({ '--at': hour })}>
          {clock(`${String(hour).padStart(2, '0')}:00`)}
        </bdi>
      ))}
    </div>
  )
}

/** The night is not shown for a time that lasts all day. */
const isHours = ({ starts, ends }: WeekWindow) => starts !== '00:00' && ends !== '24:00'

/** The day before or after in the week as it is shown; its ends stay. */
function beside(days: { weekday: Weekday }[], weekday: Weekday, way: 1 | -1): Weekday {
  const at = days.findIndex((day) => day.weekday === weekday)
  return days[at + way]?.weekday ?? weekday
}

/** Once, to where something is: the night is seldom wanted. */
function useScrollTo(grid: RefObject<HTMLDivElement | null>, hour: number | null) {
  const wanted = useRef(hour)
  useEffect(() => {
    const shown = grid.current
    if (shown && wanted.current !== null)
      shown.scrollTop = (shown.scrollHeight * wanted.current) / 24
  }, [grid])
}
