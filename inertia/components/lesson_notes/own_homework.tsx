import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { Data } from '@generated/data'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import { useJoined } from '~/hooks/use_joined'
import { useNames } from '~/ui/names/use_names'
import { dayAfter } from '#domain/shared/time/day_span'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

type Homework = Data.Portal.OwnHomework

interface OwnHomeworkProps {
  homework: Homework[]
  today: string
  /** Whose it is, where a guardian has several children. */
  namesChildren: boolean
}

/** What is to be done by today or later, what is due first coming first. */
export function OwnHomework({ homework, today, namesChildren }: OwnHomeworkProps) {
  const t = useTranslations('lesson_notes.homework')
  const session = useSessionName()
  const joined = useJoined()
  const names = useNames()
  const due = useDue(today)
  if (homework.length === 0) return null
  return (
    <section className={record.card} aria-label={t('title')}>
      <Title order={2}>{t('title')}</Title>
      <ul className={rows.rows}>
        {homework.map((one) => (
          <li key={one.id}>
            <div>
              <Text fw={600}>{due(one.homework_due_on)}</Text>
              <div className={rows.quiet}>
                <bdi>{session(one)}</bdi>
                {namesChildren && (
                  <>
                    {' · '}
                    <bdi>{joined(one.children.map((child) => names(child).parts.first_name))}</bdi>
                  </>
                )}
              </div>
              <Text className={record.notes} dir="auto">
                {one.homework}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDue(today: string) {
  const t = useTranslations('lesson_notes')
  const { day } = useFormat()
  return (on: string | null) => {
    if (on === today) return t('homework.today')
    if (on === dayAfter(today, 1)) return t('homework.tomorrow')
    return on && t('due', { day: day(on) })
  }
}
