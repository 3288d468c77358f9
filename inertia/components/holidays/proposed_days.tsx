import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { useWeekdayNames } from '~/hooks/use_week'
import { isDay } from '~/ui/form/days/days'
import { lengthOfSpan } from '#domain/shared/time/day_span'
import { weekdayOf } from '#domain/shared/time/weekday'

interface ProposedDaysProps {
  startsOn: string
  endsOn: string
}

/** With their weekdays, which say what a holiday costs a timetable. */
export function ProposedDays({ startsOn, endsOn }: ProposedDaysProps) {
  const t = useTranslations('holidays')
  const format = useFormat()
  const names = useWeekdayNames()
  const count = [startsOn, endsOn].every(isDay) ? lengthOfSpan(startsOn, endsOn) : 0
  if (count < 1) return null
  const told = (day: string) =>
    t('proposals.day', { weekday: names[weekdayOf(day)], day: format.day(day) })
  if (count === 1) return told(startsOn)
  return (
    <>
      {t('proposals.span', { first: told(startsOn), last: told(endsOn) })} · {t('days', { count })}
    </>
  )
}
