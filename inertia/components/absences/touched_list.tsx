import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SessionNames } from '~/components/absences/session_names'
import type { AbsenceForm } from '~/components/absences/use_absence_form'
import { useTouched } from '~/components/absences/use_touched'

interface TouchedListProps {
  absence: AbsenceForm['data']
  /** In the back office; in their own portal it is the person who is signed in. */
  instructor?: string
}

/** The sessions an absence would touch, before it is sent. */
export function TouchedList({ absence, instructor }: TouchedListProps) {
  const own = useTranslations('absences')
  const office = useTranslations('absences.office')
  const t = instructor ? office : own
  const touched = useTouched(absence, instructor)
  if (touched === null) return null
  if (!touched) return <Text c="dimmed">{t('asking')}</Text>
  const { sessions, total } = touched
  if (total === 0) return <Text role="status">{t('touches_none')}</Text>
  return (
    <div role="status">
      <Text fw={600}>{t('touches', { count: total })}</Text>
      {sessions.length > 0 && <SessionNames sessions={sessions} total={total} />}
    </div>
  )
}
