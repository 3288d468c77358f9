import { useTranslations } from 'use-intl'
import { weekdayOf } from '#domain/shared/time/weekday'
import { lengthInDays } from '~/components/holidays/use_proposals_form'
import { useFormat } from '~/hooks/use_format'
import { useWeekdayNames } from '~/hooks/use_week'

interface ProposedDaysProps {
  startsOn: string
  endsOn: string
}

/** With their weekdays, which say what a holiday costs a timetable. */
export function ProposedDays({ startsOn, endsOn }: ProposedDaysProps) {
  const t = useTranslations('holidays')
  const format = useFormat()
  const names = useWeekdayNames()
  const count = lengthInDays(startsOn, endsOn)
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
