import { useShared } from '~/hooks/use_shared'
import classes from './day_heading.module.css'

interface DayHeadingProps {
  /** `YYYY-MM-DD`. */
  day: string
  isToday: boolean
  /** A month names its weekdays once. */
  hasDate: boolean
}

/** Weekday and date, with the Hijri one below where the centre or the person wants it. */
export function DayHeading({ day, isToday, hasDate }: DayHeadingProps) {
  const { intl } = useShared()
  const at = new Date(`${day}T00:00:00Z`)
  const write = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intl.locale, { ...style, timeZone: 'UTC' }).format(at)
  return (
    <span className={classes.heading} data-today={isToday || undefined}>
      <span className={classes.weekday}>{write({ weekday: 'short' })}</span>
      {hasDate && <strong className={classes.date}>{write({ day: 'numeric' })}</strong>}
      {hasDate && intl.hijri && (
        <bdi className={classes.hijri}>
          {write({ day: 'numeric', month: 'short', calendar: 'islamic-umalqura' })}
        </bdi>
      )}
    </span>
  )
}
