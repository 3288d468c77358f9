import { Link } from '@adonisjs/inertia/react'
import { Alert, Anchor } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { GroupAlerts } from '~/components/attention/types'
import { useFormat } from '~/hooks/use_format'
import { usePermissions } from '~/hooks/use_permissions'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/groups/group_alerts.module.css'

interface GroupAlertsNoticeProps {
  id: string
  alerts: GroupAlerts
  today: string
}

/** Calm: what the group lacks, each with the way to where it is mended. */
export function GroupAlertsNotice({ id, alerts, today }: GroupAlertsNoticeProps) {
  const t = useTranslations('attention.group')
  const { small, lacking, papers } = alerts
  if (!small && !lacking.instructor && !lacking.room && papers.length === 0) return null
  const sessions = `${urlFor('admin.class_sessions.index')}?group=${id}&status=scheduled&starts_from=${today}&dir=asc`
  return (
    <Alert color="attention" icon={<IconAlertTriangle aria-hidden />} title={t('title')}>
      <ul className={classes.lines}>
        {small && <SmallLine id={id} small={small} />}
        {(['instructor', 'room'] as const).map(
          (what) =>
            lacking[what] > 0 && (
              <Line key={what} href={sessions} link={t('sessions_link')}>
                {t(what, { count: lacking[what] })}
              </Line>
            )
        )}
        {papers.map((paper) => (
          <PaperLine key={paper.id} paper={paper} today={today} />
        ))}
      </ul>
    </Alert>
  )
}

type SmallLineProps = { id: string; small: NonNullable<GroupAlerts['small']> }

function SmallLine({ id, small }: SmallLineProps) {
  const t = useTranslations('attention.group')
  const may = usePermissions()
  const mended = may('admin.groups.update')
    ? { href: urlFor('admin.groups.edit', { id }), link: t('small_link') }
    : {}
  return <Line {...mended}>{t('small', small)}</Line>
}

type PaperLineProps = { paper: GroupAlerts['papers'][number]; today: string }

function PaperLine({ paper, today }: PaperLineProps) {
  const t = useTranslations('attention.group')
  const format = useFormat()
  const names = useNames()
  const { instructor, title, expires_on: day, sessions: count } = paper
  const facts = { name: names(instructor).lead, title, day: format.day(day), count }
  return (
    <Line
      href={`${urlFor('admin.instructors.show', { id: instructor.id })}?tab=documents`}
      link={t('papers_link')}
    >
      {t(day < today ? 'papers_expired' : 'papers', facts)}
    </Line>
  )
}

interface LineProps {
  href?: string
  link?: string
  children: ReactNode
}

const Line = ({ href, link, children }: LineProps) => (
  <li>
    <span>{children}</span>{' '}
    {href && (
      <Anchor component={Link} href={href} fz="inherit">
        {link}
      </Anchor>
    )}
  </li>
)
