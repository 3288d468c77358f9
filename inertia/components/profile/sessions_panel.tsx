import { router } from '@inertiajs/react'
import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useProfileRoute } from '~/components/profile/use_profile_route'
import { SessionRow } from '~/components/sessions/session_row'
import type { ListedSession } from '~/components/sessions/types'
import list from '~/components/sessions/sessions.module.css'
import classes from '~/components/profile/profile.module.css'

/** Where one is signed in; each place but this can be ended, or all of them at once. */
export function SessionsPanel({ sessions }: { sessions: ListedSession[] }) {
  const t = useTranslations('session.own')
  const profile = useProfileRoute()
  const end = (url: string) => router.delete(url, { preserveScroll: true })

  return (
    <section className={classes.card} aria-labelledby="sessions-title">
      <div className={list.head}>
        <div>
          <h2 id="sessions-title" className={classes.subtitle} tabIndex={-1}>
            {t('title')}
          </h2>
          <p className={classes.quiet}>{t('lead')}</p>
        </div>
        {sessions.length > 1 && (
          <Button
            variant="default"
            onClick={() => end(urlFor(`${profile}.other_sessions.destroy`))}
          >
            {t('end_others')}
          </Button>
        )}
      </div>
      <ul className={list.rows}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={({ id }) => end(urlFor(`${profile}.sessions.destroy`, { id }))}
          />
        ))}
      </ul>
    </section>
  )
}
