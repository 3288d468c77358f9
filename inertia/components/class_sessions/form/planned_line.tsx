import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconX } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import {
  ToldClashes,
  ToldClocks,
  ToldTiming,
  ToldWarnings,
} from '~/components/class_sessions/form/told_obstacles'
import type { SessionFormState } from '~/components/class_sessions/form/use_session_form'
import type { PlannedDate } from '~/components/class_sessions/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { StatusDot } from '~/ui/status_dot'
import classes from '~/components/class_sessions/form/session_form.module.css'

interface PlannedLineProps {
  session: PlannedDate
  /** Of where it is held. */
  zone: string
  made: SessionFormState
}

/** One date: what became of it, and what is in its way, each with a link to the other session. */
export function PlannedLine({ session, zone, made }: PlannedLineProps) {
  const t = useTranslations('sessions.plan')
  const format = useFormat()
  const both = useBothNames()
  const { skipped, holiday } = session
  return (
    <li data-skipped={skipped ?? undefined}>
      <bdi>{format.span(session.starts_at, session.ends_at, zone)}</bdi>
      <div className={classes.notes}>
        {holiday && (
          <StatusDot tone="neutral">{t('holiday', { name: both(holiday).lead })}</StatusDot>
        )}
        {skipped === 'excluded' && <StatusDot tone="neutral">{t('excluded')}</StatusDot>}
        {session.exists && <StatusDot tone="success">{t('exists')}</StatusDot>}
        {session.is_past && <StatusDot tone="attention">{t('is_past')}</StatusDot>}
        {session.is_made_up && <StatusDot tone="info">{t('made_up')}</StatusDot>}
        <ToldTiming timing={session.timing} />
        <ToldClocks change={session.change} asked={session.asked} />
        <ToldClashes clashes={session.clashes} />
        <ToldWarnings warnings={session.warnings} />
      </div>
      <LeaveOut session={session} made={made} />
    </li>
  )
}

/** A chosen day is gone from the list, and its button with it. */
function focusBeside(button: HTMLElement) {
  const line = button.closest('li')
  const beside = line?.nextElementSibling ?? line?.previousElementSibling
  beside?.querySelector('button')?.focus()
}

/** Nothing is shown for dates that are scheduled already or fall on a holiday. */
function LeaveOut({ session, made }: Omit<PlannedLineProps, 'zone'>) {
  const t = useTranslations('sessions.plan')
  const format = useFormat()
  const { date, skipped, exists } = session
  if (made.form.data.repeats === 'once' || exists || skipped === 'holiday') return null
  const isOut = skipped === 'excluded'
  const label = t(isOut ? 'put_back' : 'leave_out', { day: format.day(date) })
  function leaveOut({ currentTarget: button }: MouseEvent<HTMLElement>) {
    if (made.isPreviewing) return
    if (made.form.data.repeats === 'dates') focusBeside(button)
    made.leaveOut(date, !isOut)
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      className={classes.leave}
      aria-label={label}
      title={label}
      data-disabled={made.isPreviewing || undefined}
      aria-disabled={made.isPreviewing}
      onClick={leaveOut}
    >
      {isOut ? <IconArrowBackUp size={16} aria-hidden /> : <IconX size={16} aria-hidden />}
    </ActionIcon>
  )
}
