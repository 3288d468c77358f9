import { DatesFrame } from '~/ui/form/days/dates_frame'
import { DayCalendar } from '~/ui/form/days/day_calendar'

interface MonthOfDaysProps {
  day: string
  takesFocus?: boolean
  onDay: (day: string) => void
}

/** Choosing the day that is shown keeps it. */
export default function MonthOfDays({ day, takesFocus = false, onDay }: MonthOfDaysProps) {
  return (
    <DatesFrame>
      <DayCalendar
        key={day.slice(0, 7)}
        day={day}
        takesFocus={takesFocus}
        onPick={(next) => onDay(next ?? day)}
      />
    </DatesFrame>
  )
}
