import { DatePicker } from '@mantine/dates'
import { useEffect, useRef } from 'react'
import { useCalendarTexts } from '~/ui/form/days/use_calendar_texts'
import classes from '~/ui/form/days/date_field.module.css'

interface DayCalendarProps {
  day: string | null
  onPick: (day: string | null) => void
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

const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`

export function DayCalendar(props: DayCalendarProps) {
  const { day, onPick, min, max, startsAtYear, takesFocus } = props
  const texts = useCalendarTexts()
  const place = useRef<HTMLDivElement>(null)
  const beginsWithYears = Boolean(startsAtYear && !day)

  useEffect(() => {
    if (!takesFocus) return
    const control = place.current?.querySelector<HTMLElement>(
      '[data-selected], [data-today], table button'
    )
    control?.focus()
  }, [takesFocus])

  return (
    <div ref={place}>
      <DatePicker
        value={day}
        onChange={onPick}
        allowDeselect
        defaultDate={day ?? (beginsWithYears ? yearsAgo(USUAL_AGE) : undefined)}
        defaultLevel={beginsWithYears ? 'decade' : 'month'}
        minDate={min}
        maxDate={max}
        highlightToday
        monthLabelFormat={texts.writeMonth}
        renderDay={texts.writeDayNumber}
        ariaLabels={texts.labels}
        attributes={attributes}
        classNames={{ day: classes.day }}
      />
    </div>
  )
}
