import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { AbsenceForm } from '~/components/absences/use_absence_form'
import { useTouched } from '~/components/absences/use_touched'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import classes from '~/components/absences/absences.module.css'

/** Which of their own sessions an absence would touch, before it is asked for. */
export function TouchedList({ said }: { said: AbsenceForm['data'] }) {
  const t = useTranslations('absences')
  const format = useFormat()
  const name = useSessionName()
  const touched = useTouched(said)
  if (touched === null) return null
  if (!touched) return <Text c="dimmed">{t('asking')}</Text>
  const { sessions, total } = touched
  if (total === 0) return <Text role="status">{t('touches_none')}</Text>
  const more = total - sessions.length
  return (
    <div role="status">
      <Text fw={600}>{t('touches')}</Text>
      <ul className={classes.touched}>
        {sessions.map((session) => (
          <li key={session.id}>
            <bdi>{name(session)}</bdi>
            {' · '}
            <bdi>{format.instant(session.starts_at, session.time_zone)}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && <Text>{t('touches_more', { count: more })}</Text>}
    </div>
  )
}
