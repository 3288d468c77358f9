import { useTranslations } from 'use-intl'
import { DateField } from '~/ui/form/days/date_field'
import { isDay } from '~/ui/form/days/days'

interface DayRangeProps {
  name: string
  from: string | null
  to: string | null
  onFrom: (day: string | null) => void
  onTo: (day: string | null) => void
}

export default function DayRange({ name, from, to, onFrom, onTo }: DayRangeProps) {
  const t = useTranslations('ui.date')
  const field = (end: 'from' | 'to', day: string | null, change: DayRangeProps['onFrom']) => ({
    name: `${name}_${end}`,
    value: day ?? '',
    onChange: (typed: string) => (typed === '' || isDay(typed)) && change(typed || null),
  })
  return (
    <>
      <DateField label={t('from')} field={field('from', from, onFrom)} max={to ?? undefined} />
      <DateField label={t('to')} field={field('to', to, onTo)} min={from ?? undefined} />
    </>
  )
}
