import { useTranslations } from 'use-intl'
import {
  ToldClashes,
  ToldClocks,
  ToldTiming,
  ToldWarnings,
} from '~/components/class_sessions/form/told_obstacles'
import type { PlannedDate } from '~/components/class_sessions/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { StatusDot } from '~/ui/status_dot'
import classes from '~/components/class_sessions/form/session_form.module.css'

/** One date: what became of it, and what is in its way, each with a link to the other session. */
export function PlannedLine({ session }: { session: PlannedDate }) {
  const t = useTranslations('sessions.plan')
  const format = useFormat()
  const both = useBothNames()
  const { skipped, holiday } = session
  return (
    <li data-skipped={skipped ?? undefined}>
      <bdi>{format.span(session.starts_at, session.ends_at)}</bdi>
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
    </li>
  )
}
