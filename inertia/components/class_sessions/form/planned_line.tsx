import { Link } from '@adonisjs/inertia/react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { PlannedDate } from '~/components/class_sessions/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { StatusDot } from '~/ui/status_dot'
import classes from '~/components/class_sessions/form/session_form.module.css'

/** One date: what became of it, and what is in its way, each with a link to the other session. */
export function PlannedLine({ session }: { session: PlannedDate }) {
  const t = useTranslations('sessions.plan')
  const format = useFormat()
  const both = useBothNames()
  const { skipped, holiday, change } = session
  return (
    <li data-skipped={skipped ?? undefined}>
      <bdi>{format.instant(session.starts_at)}</bdi>
      <div className={classes.notes}>
        {holiday && (
          <StatusDot tone="neutral">{t('holiday', { name: both(holiday).lead })}</StatusDot>
        )}
        {skipped === 'excluded' && <StatusDot tone="neutral">{t('excluded')}</StatusDot>}
        {session.exists && <StatusDot tone="success">{t('exists')}</StatusDot>}
        {session.is_made_up && <StatusDot tone="info">{t('made_up')}</StatusDot>}
        {change === 'skipped' && (
          <StatusDot tone="attention">{t('clock_skipped', { time: session.asked })}</StatusDot>
        )}
        {change === 'doubled' && <StatusDot tone="attention">{t('clock_doubled')}</StatusDot>}
        <Clashes session={session} />
        <Warnings session={session} />
      </div>
    </li>
  )
}

function Clashes({ session: { clashes } }: { session: PlannedDate }) {
  const t = useTranslations('sessions.plan.clash')
  const name = useSessionName()
  return clashes.flatMap((clash) =>
    clash.kinds.map((kind) => (
      <StatusDot key={`${clash.id} ${kind}`} tone="danger" isSentence>
        <Linked id={clash.id}>{t(kind, { name: name(clash) })}</Linked>
      </StatusDot>
    ))
  )
}

function Warnings({ session: { warnings } }: { session: PlannedDate }) {
  const t = useTranslations('sessions.plan.warning')
  const name = useSessionName()
  return warnings.map(({ kind, reason, session }) => (
    <StatusDot key={`${kind} ${session?.id}`} tone="attention" isSentence>
      {session ? (
        <Linked id={session.id}>
          {t('students', { count: session.students, name: name(session) })}
        </Linked>
      ) : (
        <>
          {t(kind === 'students' ? 'absence' : kind)}
          {reason && (
            <>
              {' · '}
              <bdi>{reason}</bdi>
            </>
          )}
        </>
      )}
    </StatusDot>
  ))
}

const Linked = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link href={urlFor('admin.class_sessions.show', { id })}>{children}</Link>
)
