import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SeverityDot, WarningText } from '~/components/class_sessions/form/told_obstacles'
import { heldOf, timingSums, warningSums } from '~/components/class_sessions/form/warning_sums'
import type { SessionPlan, ToldWarning } from '~/components/class_sessions/types'
import { isolate } from '~/ui/isolate'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import { StatusDot } from '~/ui/status_dot'

/** What is told of how many sessions, before their long list. */
export function PlanSums({ plan }: { plan: SessionPlan }) {
  const t = useTranslations('sessions.plan.sum')
  const both = useBothNames()
  const held = heldOf(plan)
  if (held.length < 2) return null
  const line = (count: number, what: ReactNode) =>
    t.rich('line', { count, held: held.length, what: () => what })
  return (
    <>
      {warningSums(held).map(({ key, warning, count }) => (
        <SeverityDot key={key} severity={warning.severity}>
          {line(count, <SummedWarning warning={warning} />)}
        </SeverityDot>
      ))}
      {timingSums(held).map(({ key, timing: { name_en, name_ar }, count }) => (
        <StatusDot key={key} tone="info" isSentence>
          {line(count, both({ name_en, name_ar }).lead)}
        </StatusDot>
      ))}
    </>
  )
}

/** Of more than one session it says neither which other one is in the way nor for what reason. */
function SummedWarning({ warning }: { warning: ToldWarning }) {
  const t = useTranslations('sessions.plan.sum')
  const names = useNames()
  const { kind, person, engaged } = warning
  if (kind === 'students') return t('students')
  if (person && engaged) return t('assistant_busy', { person: isolate(names(person).lead) })
  return <WarningText warning={{ ...warning, reason: null }} />
}
