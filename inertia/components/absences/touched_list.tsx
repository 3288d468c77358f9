import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SessionNames } from '~/components/absences/session_names'
import type { AbsenceForm } from '~/components/absences/use_absence_form'
import { useTouched } from '~/components/absences/use_touched'

/** Which of their own sessions an absence would touch, before it is asked for. */
export function TouchedList({ said }: { said: AbsenceForm['data'] }) {
  const t = useTranslations('absences')
  const touched = useTouched(said)
  if (touched === null) return null
  if (!touched) return <Text c="dimmed">{t('asking')}</Text>
  const { sessions, total } = touched
  if (total === 0) return <Text role="status">{t('touches_none')}</Text>
  return (
    <div role="status">
      <Text fw={600}>{t('touches')}</Text>
      <SessionNames sessions={sessions} total={total} />
    </div>
  )
}
