import { DatePicker } from '@mantine/dates'
import { useEffect, useRef } from 'react'
import { useCalendarTexts } from '~/ui/form/days/use_calendar_texts'
import classes from '~/ui/form/days/date_field.module.css'

interface OneDay {
  day: string | null
  onPick: (day: string | null) => void
}

/** Days are selected and cleared one by one. */
interface SeveralDays {
  days: string[]
  onPickAll: (days: string[]) => void
}

type DayCalendarProps = (OneDay | SeveralDays) & {
  min?: string
  max?: string
  startsAtYear?: boolean
  takesFocus: boolean
}

const USUAL_AGE = 10
/** Keeps Escape from the dialog around it. */
const own = { 'data-mantine-stop-propagation': 'true' }
const attributes = {
  day: own,
  monthsListControl: own,
  yearsListControl: own,
  calendarHeaderControl: own,
  calendarHeaderLevel: own,
}

/** The first that exists, in this order: a single selector would take the first in the calendar. */
const begins = [
  '[data-selected]',
  '[data-today]',
  'table button:not([data-outside])',
  'table button',
]

const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`

export function DayCalendar(props: DayCalendarProps) {
  const { min, max, startsAtYear, takesFocus } = props
  const day = 'days' in props ? (props.days.at(-1) ?? null) : props.day
  const texts = useCalendarTexts()
  const place = useRef<HTMLDivElement>(null)
  const beginsWithYears = Boolean(startsAtYear && !day)

  useEffect(() => {
    if (!takesFocus) return
    const found = begins.map((what) => place.current?.querySelector<HTMLElement>(what))
    found.find(Boolean)?.focus()
  }, [takesFocus])

  const calendar = {
    defaultDate: day ?? (beginsWithYears ? yearsAgo(USUAL_AGE) : undefined),
    defaultLevel: beginsWithYears ? ('decade' as const) : ('month' as const),
    minDate: min,
    maxDate: max,
    highlightToday: true,
    monthLabelFormat: texts.writeMonth,
    renderDay: texts.writeDayNumber,
    ariaLabels: texts.labels,
    attributes,
    classNames: { day: classes.day },
  }
  return (
    <div ref={place}>
      {'days' in props ? (
        <DatePicker type="multiple" value={props.days} onChange={props.onPickAll} {...calendar} />
      ) : (
        <DatePicker value={props.day} onChange={props.onPick} allowDeselect {...calendar} />
      )}
    </div>
  )
}
