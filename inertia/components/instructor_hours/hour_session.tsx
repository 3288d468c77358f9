import { Link } from '@adonisjs/inertia/react'
import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import { StatusDot, type Tone } from '~/ui/status_dot'
import type { HourKind } from '#domain/shared/choices/instructor_hours'
import type { StoredNames } from '#domain/shared/text/person_names'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/instructor_hours/hours.module.css'

export type HourSession = {
  id: string
  title: string | null
  group: { title_en: string | null; title_ar: string | null } | null
  student: StoredNames | null
  starts_at: string
  ends_at: string
  time_zone: string
  kind: HourKind
  is_assistant: boolean
  is_substitute: boolean
  is_unmarked: boolean
  pays: boolean | null
}

const tones: Record<HourKind, Tone> = {
  taught: 'success',
  planned: 'info',
  cancelled_late: 'attention',
  called_off: 'neutral',
}

/** A session behind somebody's hours: what became of it, and whether it is paid. */
export function HourSessionLine({ session }: { session: HourSession }) {
  const t = useTranslations('instructor_hours')
  const format = useFormat()
  const name = useSessionName()
  const { id, starts_at: starts, ends_at: ends, time_zone: zone, kind } = session
  const roles = [session.is_assistant && t('assistant'), session.is_substitute && t('substitute')]
  const paid = session.pays === null ? null : t(session.pays ? 'pays' : 'pays_not')
  return (
    <li>
      <div>
        <Anchor component={Link} href={urlFor('admin.class_sessions.show', { id })} fw={600}>
          <bdi>{format.span(starts, ends, zone)}</bdi>
        </Anchor>
        <div className={rows.quiet}>
          <bdi>{name(session)}</bdi>
          {roles.filter((role) => role !== false).map((role) => ` · ${role}`)}
        </div>
      </div>
      <div className={classes.words}>
        {paid && <span className={rows.quiet}>{paid}</span>}
        {session.is_unmarked && <StatusDot tone="attention">{t('not_marked')}</StatusDot>}
        <StatusDot tone={tones[kind]}>{t(`kind.${kind}`)}</StatusDot>
      </div>
    </li>
  )
}
