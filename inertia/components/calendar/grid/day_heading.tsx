import { useShared } from '~/hooks/use_shared'
import { momentWriter } from '#domain/shared/time/moment_writer'
import classes from './day_heading.module.css'

interface DayHeadingProps {
  /** `YYYY-MM-DD`. */
  day: string
  isToday: boolean
  /** A month names its weekdays once. */
  hasDate: boolean
}

/**
 * Weekday and date, with the Hijri one below where the centre or the person wants it; the link it stands in is called what
 * it shows.
 */
export function DayHeading({ day, isToday, hasDate }: DayHeadingProps) {
  const { intl } = useShared()
  const at = new Date(`${day}T00:00:00Z`)
  const write = (style: Intl.DateTimeFormatOptions) =>
    momentWriter(intl.locale, { ...style, timeZone: 'UTC' }).write(at)
  const [weekday, date] = [write({ weekday: 'short' }), write({ day: 'numeric' })]
  const hijri =
    intl.hijri && write({ day: 'numeric', month: 'short', calendar: 'islamic-umalqura' })
  const shown = [weekday, date, hijri].filter(Boolean).join(' ')
  const whole = `${shown}, ${write({ month: 'long', year: 'numeric' })}`
  return (
    <span
      ref={(heading) => heading?.closest('[role=link]')?.setAttribute('aria-label', whole)}
      className={classes.heading}
      data-today={isToday || undefined}
      data-heading={day}
    >
      <span className={classes.day}>
        <span className={classes.weekday}>{weekday}</span>{' '}
        {hasDate && <strong className={classes.date}>{date}</strong>}
      </span>{' '}
      {hasDate && hijri && <bdi className={classes.hijri}>{hijri}</bdi>}
    </span>
  )
}

interface MonthDayProps {
  day: string
  /** As the centre writes digits. */
  number: string
}

/** The number in a day of a month, with the Hijri one beside it where it is wanted: its month where there is room. */
export function MonthDay({ day, number }: MonthDayProps) {
  const { intl } = useShared()
  const hijri = momentWriter(intl.locale, {
    ...{ day: 'numeric', month: 'short', calendar: 'islamic-umalqura', timeZone: 'UTC' },
  })
  return (
    <span className={classes.number}>
      {number}
      {intl.hijri && (
        <bdi className={classes.hijri}>
          {hijri.parts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => (
            <span key={type + value} className={type === 'day' ? undefined : classes.month}>
              {value}
            </span>
          ))}
        </bdi>
      )}
    </span>
  )
}
