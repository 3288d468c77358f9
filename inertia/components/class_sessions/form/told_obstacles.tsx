import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ToldChange, ToldWarning } from '~/components/class_sessions/types'
import { useSessionName } from '~/components/class_sessions/use_session_name'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import { useNames } from '~/ui/names/use_names'
import { isolate } from '~/ui/isolate'
import { StatusDot } from '~/ui/status_dot'

/** What is in the way, each with a link to the other session; of one in another branch nothing more is told. */
export function ToldClashes({ clashes }: Pick<ToldChange, 'clashes'>) {
  const t = useTranslations('sessions.plan.clash')
  const name = useSessionName()
  return clashes.flatMap((clash) =>
    clash.kinds.map((kind) => (
      <StatusDot key={`${clash.id ?? clash.starts_at} ${kind}`} tone="danger" isSentence>
        {clash.id === null ? (
          t(`elsewhere.${kind}`)
        ) : (
          <Linked id={clash.id}>{t(kind, { name: name(clash) })}</Linked>
        )}
      </StatusDot>
    ))
  )
}

/** Which timing moves it or makes it shorter, and when it would be without. */
export function ToldTiming({ timing }: Pick<ToldChange, 'timing'>) {
  const t = useTranslations('sessions.plan')
  const both = useBothNames()
  const format = useFormat()
  if (!timing) return null
  const { name_en, name_ar, starts, minutes } = timing
  const time = isolate(format.hours(starts, minutes))
  return (
    <StatusDot tone="info" isSentence>
      {t('timing', { name: both({ name_en, name_ar }).lead, time })}
    </StatusDot>
  )
}

/** What the clocks do to the hour that was asked for. */
export function ToldClocks({ change, asked }: Pick<ToldChange, 'change' | 'asked'>) {
  const t = useTranslations('sessions.plan')
  const format = useFormat()
  if (!change) return null
  return (
    <StatusDot tone="attention" isSentence>
      {change === 'skipped'
        ? t('clock_skipped', { time: asked ? isolate(format.clock(asked)) : '' })
        : t('clock_doubled')}
    </StatusDot>
  )
}

export function ToldWarnings({ warnings }: Pick<ToldChange, 'warnings'>) {
  return warnings.map((warning) => (
    <SeverityDot key={keyOf(warning)} severity={warning.severity}>
      <WarningText warning={warning} />
    </SeverityDot>
  ))
}

const idOf = (told: { id: string | null; starts_at: string } | null) => told?.id ?? told?.starts_at

const keyOf = ({ kind, session, engaged, person, paper }: ToldWarning) =>
  [
    kind,
    idOf(session),
    idOf(engaged),
    person && Object.values(person).join(' '),
    paper?.title,
  ].join()

interface SeverityDotProps {
  severity: ToldWarning['severity']
  children: ReactNode
}

/** What blocks says so: a colour alone tells it to nobody who can't see it. */
export function SeverityDot({ severity, children }: SeverityDotProps) {
  const blocked = useTranslations('sessions.plan')('blocked')
  if (severity === 'warn')
    return (
      <StatusDot tone="attention" isSentence>
        {children}
      </StatusDot>
    )
  return (
    <StatusDot tone="danger" isSentence>
      {blocked} · {children}
    </StatusDot>
  )
}

type Detailed =
  | 'students'
  | 'holiday'
  | 'capacity'
  | 'outside'
  | 'paper'
  | `assistant_${'busy' | 'away' | 'left'}`

/** What it says; of a session that is in the way, with a link to it. */
export function WarningText({ warning }: { warning: ToldWarning }) {
  const t = useTranslations('sessions.plan.warning')
  const name = useSessionName()
  const both = useBothNames()
  const format = useFormat()
  const names = useNames()
  const { kind, reason, session, holiday, seats, outside, person, engaged, paper } = warning
  if (person && engaged) {
    const who = isolate(names(person).lead)
    if (engaged.id === null) return t('assistant_elsewhere', { person: who })
    return (
      <Linked id={engaged.id}>{t('assistant_busy', { person: who, name: name(engaged) })}</Linked>
    )
  }
  if (session?.id === null) return t('students_elsewhere', { count: session.students })
  if (session)
    return (
      <Linked id={session.id}>
        {t('students', { count: session.students, name: name(session) })}
      </Linked>
    )
  if (holiday) return t('holiday', { name: both(holiday).lead })
  if (paper) return t('paper', { title: isolate(paper.title), day: format.day(paper.day) })
  if (seats) return t('capacity', seats)
  if (outside) return t(`outside.${outside.bound}`, { day: format.day(outside.day) })
  return (
    <>
      {person
        ? t(kind as 'assistant_away' | 'assistant_left', { person: isolate(names(person).lead) })
        : t(kind as Exclude<typeof kind, Detailed>)}
      {reason && (
        <>
          {' · '}
          <bdi>{reason}</bdi>
        </>
      )}
    </>
  )
}

/** Beside the form, which keeps what was typed. */
export const Linked = ({ id, children }: { id: string; children: ReactNode }) => (
  <Anchor href={urlFor('admin.class_sessions.show', { id })} target="_blank" fz="inherit">
    {children}
  </Anchor>
)
