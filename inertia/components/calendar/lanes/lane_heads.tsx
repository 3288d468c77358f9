import { useTranslations } from 'use-intl'
import { DayHeading } from '~/components/calendar/grid/day_heading'
import type { Minutes } from '#domain/shared/time/closed_hours'
import type { Ground } from '~/components/calendar/lanes/grounds_of'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { clockOf } from '#domain/shared/time/clock_times'
import classes from '~/components/calendar/lanes/lane_heads.module.css'

interface WeekHeadsProps {
  grounds: Ground[]
  today: string
  onDay: (day: string) => void
}

/** Each day leads to its hours. */
export function WeekHeads({ grounds, today, onDay }: WeekHeadsProps) {
  const t = useTranslations('calendar.lanes')
  return grounds.map((ground) => (
    <div
      key={ground.day}
      role="columnheader"
      className={classes.head}
      data-day={ground.day}
      data-begins={ground.day === today || undefined}
    >
      <button
        type="button"
        className={classes.link}
        title={t('open_day')}
        onClick={() => onDay(ground.day)}
      >
        <DayHeading day={ground.day} isToday={ground.day === today} hasDate />
      </button>
      <DayNotes ground={ground} />
    </div>
  ))
}

interface HourHeadsProps {
  ground: Ground
  hours: Minutes
  /** The hour that a narrow screen begins with. */
  begins: number
}

export function HourHeads({ ground, hours, begins }: HourHeadsProps) {
  const { clock } = useFormat()
  const count = (hours.until - hours.from) / 60
  const all = Array.from({ length: count }, (_, n) => hours.from + n * 60)
  return (
    <div role="columnheader" className={classes.head}>
      <DayNotes ground={ground} />
      <div className={classes.hours}>
        {all.map((minute) => (
          <bdi key={minute} data-hour={minute} data-begins={minute === begins || undefined}>
            {clock(clockOf(minute))}
          </bdi>
        ))}
      </div>
    </div>
  )
}

function DayNotes({ ground: { holidays, isClosed } }: { ground: Ground }) {
  const t = useTranslations('calendar.lanes')
  const both = useBothNames()
  return (
    <>
      {holidays.map((holiday) => (
        <bdi key={holiday.id} className={classes.holiday}>
          {both({ name_en: holiday.name_en, name_ar: holiday.name_ar }).lead}
        </bdi>
      ))}
      {isClosed && holidays.length === 0 && <span className={classes.note}>{t('closed')}</span>}
    </>
  )
}
