import { Loader, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { ChangePlan, ToldChange } from '~/components/class_sessions/types'
import { WhatChanges } from '~/components/class_sessions/changes/what_changes'
import {
  ToldClashes,
  ToldClocks,
  ToldTiming,
  ToldWarnings,
} from '~/components/class_sessions/form/told_obstacles'
import { useFormat } from '~/hooks/use_format'
import { useArrival } from '~/ui/form/focus'
import { StatusDot } from '~/ui/status_dot'
import classes from '~/components/class_sessions/form/session_form.module.css'

interface ChangePanelProps {
  act: 'cancel' | 'restore' | 'edit' | 'move' | 'room' | 'substitute'
  plan: ChangePlan | null
}

/** What the change would do, in the words of the code that does it; what was asked for is gone to. */
export function ChangePanel({ act, plan }: ChangePanelProps) {
  const t = useTranslations('sessions')
  const format = useFormat()
  const heading = useArrival<HTMLHeadingElement>(act === 'edit' && plan)
  const isAllBlocked = plan !== null && plan.clashing > 0 && plan.clashing === plan.changed
  if (!plan) return <Loader size="sm" aria-label={t('plan.title')} />
  return (
    <section className={classes.notes} aria-label={t('plan.title')}>
      <Title
        order={3}
        ref={heading}
        tabIndex={-1}
        className={classes.arriving}
        c={isAllBlocked ? 'danger' : undefined}
      >
        {isAllBlocked
          ? t('plan.clashing', { count: plan.clashing })
          : t(`change.${act}`, { count: plan.changed })}
      </Title>
      <WhatChanges plan={plan} />
      {plan.left.map(({ reason, count, starts }) => (
        <div key={reason}>
          <StatusDot tone="neutral" isSentence>
            {t(`change.left.${reason}`, { count })}
          </StatusDot>
          {starts.length > 0 && (
            <Text size="sm" c="dimmed">
              {starts.map((iso) => format.instant(iso)).join(' · ')}
              {count > starts.length && ' …'}
            </Text>
          )}
        </div>
      ))}
      {plan.clashing > 0 && !isAllBlocked && (
        <StatusDot tone="danger" isSentence>
          {t('plan.clashing', { count: plan.clashing })}
        </StatusDot>
      )}
      {plan.told.length > 0 && (
        <ol className={classes.dates}>
          {plan.told.map((session) => (
            <ToldLine key={session.id} session={session} />
          ))}
        </ol>
      )}
    </section>
  )
}

function ToldLine({ session }: { session: ToldChange }) {
  const t = useTranslations('sessions.change')
  const format = useFormat()
  const { was, time_zone: zone } = session
  return (
    <li>
      <div>
        <bdi>{format.span(session.starts_at, session.ends_at, zone)}</bdi>
        {was && (
          <Text size="sm" c="dimmed">
            {t('was', { time: format.span(was.starts_at, was.ends_at, zone) })}
          </Text>
        )}
      </div>
      <div className={classes.notes}>
        <ToldTiming timing={session.timing} />
        <ToldClocks change={session.change} asked={session.asked} />
        <ToldClashes clashes={session.clashes} />
        <ToldWarnings warnings={session.warnings} />
      </div>
    </li>
  )
}
