import { Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCalendarOff, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CheckInAnswer } from '~/components/check_in/types'
import { useClockIn } from '~/hooks/use_clock_in'
import { isolate } from '~/ui/isolate'
import { useBothNames } from '~/ui/names/both_names'
import classes from '~/components/check_in/check_in.module.css'

const looks = {
  checked_in: { Icon: IconCheck, tone: 'success' },
  already: { Icon: IconCheck, tone: 'info' },
  away: { Icon: IconAlertTriangle, tone: 'danger' },
  none: { Icon: IconCalendarOff, tone: 'info' },
} as const

const failure = { Icon: IconAlertTriangle, tone: 'danger' } as const

interface AnswerPanelProps {
  answer: CheckInAnswer
  children?: ReactNode
}

/** What became of a check-in, large enough to be read in passing. */
export function AnswerPanel({ answer, children }: AnswerPanelProps) {
  const { outcome, name } = answer
  const t = useTranslations('check_in.answer')
  const { Icon, tone } = outcome in looks ? looks[outcome as keyof typeof looks] : failure
  const lines = useAnswerLines(answer)
  return (
    <div className={classes.answer} role="status" data-outcome={outcome}>
      <span className={classes.sign} data-tone={tone} aria-hidden="true">
        <Icon size={56} />
      </span>
      <Title order={1}>{name ? t('welcome', { name: isolate(name) }) : t(plain(outcome))}</Title>
      {lines.map((line) => (
        <Text key={line} size="xl">
          {line}
        </Text>
      ))}
      {children}
    </div>
  )
}

const plain = (outcome: CheckInAnswer['outcome']) =>
  outcome === 'checked_in' ? ('present' as const) : outcome

function useAnswerLines({ outcome, minutes_late: late, minutes = 0, session }: CheckInAnswer) {
  const t = useTranslations('check_in.answer')
  const where = usePlace(session ?? null)
  switch (outcome) {
    case 'checked_in':
      return [where, late ? t('late', { minutes: late }) : t('present')]
    case 'already':
      return [where, t('already'), t('already_text')]
    case 'away':
      return [where, t('away'), t('away_text')]
    case 'none':
      return [t('none'), where ? t('next', { time: where }) : t('no_next')]
    case 'wait':
      return [t('wait_text', { minutes })]
    case 'blocked':
      return [t('blocked_text')]
    case 'refused':
      return [t('refused_text')]
    case 'expired':
      return [t('expired_text')]
    case 'failed':
      return [t('failed_text')]
  }
}

/** The room and the hour. */
function usePlace(session: NonNullable<CheckInAnswer['session']> | null): string {
  const t = useTranslations('check_in.answer')
  const both = useBothNames()
  const clock = useClockIn(session?.time_zone ?? 'UTC')
  if (!session) return ''
  const time = clock(session.starts_at)
  return session.room ? t('room', { room: isolate(both(session.room).lead), time }) : time
}
