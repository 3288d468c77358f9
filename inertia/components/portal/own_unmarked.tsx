import { Link } from '@adonisjs/inertia/react'
import { Anchor, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import type { StoredNames } from '#domain/shared/text/person_names'
import record from '~/ui/record/record.module.css'
import rows from '~/ui/record/rows.module.css'

type UnmarkedSession = {
  id: string
  title: string | null
  starts_at: string
  ends_at: string
  time_zone: string
  group: { title_en: string | null; title_ar: string | null } | null
  student: StoredNames | null
}

/** Sessions of one's own that are over and whose attendance nobody has taken. */
export function OwnUnmarked({ sessions }: { sessions: UnmarkedSession[] }) {
  const t = useTranslations('attendance')
  const format = useFormat()
  const name = useSessionName()
  if (sessions.length === 0) return null
  return (
    <section className={record.card} aria-label={t('unmarked_own')}>
      <Title order={2}>{t('unmarked_own')}</Title>
      <ul className={rows.rows}>
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <Anchor
                component={Link}
                href={urlFor('own_sessions.show', { id: session.id })}
                fw={600}
              >
                <bdi>{name(session)}</bdi>
              </Anchor>
              <div className={rows.quiet}>
                <bdi>{format.span(session.starts_at, session.ends_at, session.time_zone)}</bdi>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
