import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { useJoined } from '~/hooks/use_joined'
import rows from '~/ui/record/rows.module.css'

/** The dates on which an absence that repeats is not. */
export function TakenOut({ days }: { days: string[] }) {
  const t = useTranslations('absences')
  const format = useFormat()
  const joined = useJoined()
  if (days.length === 0) return null
  const list = joined([...days].sort().map(format.day))
  return <div className={rows.quiet}>{t('taken_out', { days: list })}</div>
}
