import { Alert, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { SeverityDot } from '~/components/class_sessions/form/told_obstacles'
import { PlanSums } from '~/components/class_sessions/form/plan_sums'
import { PlannedLine } from '~/components/class_sessions/form/planned_line'
import type { SessionFormState } from '~/components/class_sessions/form/use_session_form'
import type { SessionPlan } from '~/components/class_sessions/types'
import { useFormat } from '~/hooks/use_format'
import { useArrival } from '~/ui/form/focus'
import { CheckField } from '~/ui/form/fields/check_field'
import { TextField } from '~/ui/form/fields/text_field'
import { useDrawnError } from '~/ui/form/undrawn_errors'
import { StatusDot } from '~/ui/status_dot'
import { longest } from '#domain/shared/limits/text_lengths'
import classes from '~/components/class_sessions/form/session_form.module.css'

interface PlanPanelProps {
  made: SessionFormState
  mayClash: boolean
}

export function PlanPanel({ made, mayClash }: PlanPanelProps) {
  const { plan, asked, isOld, isLeftOld, field, form } = made
  const t = useTranslations('sessions')
  const format = useFormat()
  const heading = useArrival<HTMLHeadingElement>(asked)
  useDrawnError(form.errors.previewed)
  const problem = form.errors.previewed && (
    <Alert color="attention" role="alert">
      {form.errors.previewed}
    </Alert>
  )
  if (!plan) return problem
  return (
    <section className={classes.plan} aria-label={t('plan.title')} aria-busy={isOld}>
      <Title order={2} ref={heading} tabIndex={-1} className={classes.arriving}>
        <span aria-live="polite">
          {t('plan.summary', { held: plan.held, until: format.day(plan.ends_on) })}
        </span>
      </Title>
      {problem}
      {isLeftOld && (
        <Text role="status" size="sm" c="dimmed">
          {t('plan.old')}
        </Text>
      )}
      <div className={classes.notes}>
        <MeetingWarnings plan={plan} />
        <PlanSums plan={plan} />
        {plan.clashing > 0 && (
          <StatusDot tone="danger" isSentence>
            {t('plan.clashing', { count: plan.clashing })}
          </StatusDot>
        )}
        {plan.past > 0 && (
          <StatusDot tone="attention" isSentence>
            {t('plan.past', { count: plan.past })}
          </StatusDot>
        )}
      </div>
      {(plan.past > 0 || form.errors.allows_past) && (
        <CheckField
          label={t('fields.allows_past')}
          help={t('help.allows_past')}
          field={field('allows_past')}
        />
      )}
      {plan.clashing > 0 && mayClash && (
        <TextField
          label={t('fields.clash_reason')}
          help={t('help.clash_reason')}
          field={field('clash_reason')}
          maxLength={longest.reason}
        />
      )}
      <ol className={classes.dates} data-wide data-old={isOld || undefined}>
        {plan.sessions.map((session) => (
          <PlannedLine
            key={session.starts_at}
            session={session}
            zone={plan.time_zone}
            made={made}
          />
        ))}
      </ol>
    </section>
  )
}

export function MeetingWarnings({ plan }: { plan: Pick<SessionPlan, 'warnings'> }) {
  const t = useTranslations('sessions.plan.warning')
  return plan.warnings.map((warning) => (
    <SeverityDot key={warning.kind} severity={warning.severity}>
      {warning.kind === 'capacity'
        ? t('capacity', { capacity: warning.capacity, students: warning.students })
        : t(warning.kind)}
    </SeverityDot>
  ))
}
