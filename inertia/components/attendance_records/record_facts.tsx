import { useTranslations } from 'use-intl'
import type { AttendanceRecord } from '~/components/attendance_records/types'
import { useFormat } from '~/hooks/use_format'
import { FactsCard } from '~/ui/record/facts_card'

/** The rate and the counts of those days, and how often the student came in a row until now. */
export function RecordFacts({ shown }: { shown: AttendanceRecord }) {
  const t = useTranslations('attendance_record')
  const { number, share } = useFormat()
  const { rate } = shown
  const facts = [
    {
      label: t('rate'),
      value:
        rate.marked > 0
          ? t('rate_told', { ...rate, rate: share(rate.attended, rate.marked) })
          : '–',
    },
    { label: t('streak'), value: t('sessions', { count: shown.streak }) },
    ...(['late', 'absent', 'excused'] as const).map((status) => ({
      label: t(status),
      value: number(shown[status]),
    })),
  ]
  return <FactsCard title={t('summary')} facts={facts} />
}
