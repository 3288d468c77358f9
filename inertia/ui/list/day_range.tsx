import { useTranslations } from 'use-intl'
import { DateField } from '~/ui/form/date_field'

interface DayRangeProps {
  /** Names the two fields: `{name}_from` and `{name}_to`. */
  name: string
  from: string | null
  to: string | null
  onFrom: (day: string | null) => void
  onTo: (day: string | null) => void
}

/** Two days, both included; either may be left open. */
export default function DayRange({ name, from, to, onFrom, onTo }: DayRangeProps) {
  const t = useTranslations('ui.date')
  return (
    <>
      <DateField
        label={t('from')}
        field={{ name: `${name}_from`, value: from ?? '', onChange: (day) => onFrom(day || null) }}
        max={to ?? undefined}
      />
      <DateField
        label={t('to')}
        field={{ name: `${name}_to`, value: to ?? '', onChange: (day) => onTo(day || null) }}
        min={from ?? undefined}
      />
    </>
  )
}
