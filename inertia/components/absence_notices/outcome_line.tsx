import { useTranslations } from 'use-intl'
import type { PreviewedOutcome } from '~/components/absence_notices/types'
import { useOutcomeWords } from '~/components/attendance/use_mark_words'

const hour = 3_600_000
/** From this many hours on, the notice is told in days. */
const inDays = 72

interface OutcomeLineProps extends Pick<PreviewedOutcome, 'asks_make_up'> {
  outcome: Pick<PreviewedOutcome['outcome'], 'charge_percent' | 'makes_up'>
  startsAt: string
  /** When it was told; none: not before the session. */
  toldAt: string | null
  /** Why it is judged so, where the time of the notice doesn't say it. */
  cause?: PreviewedOutcome['cause']
  /** The notice that was needed, in hours. */
  noticeHours?: number
}

/** How much notice an absence had, what follows from it, and why. */
export function OutcomeLine({ outcome, startsAt, ...given }: OutcomeLineProps) {
  const t = useTranslations('absence_notices')
  const follows = useOutcomeWords()
  const { toldAt, cause = null, noticeHours: needed = 0, asks_make_up: asks } = given
  const before = toldAt ? new Date(startsAt).getTime() - new Date(toldAt).getTime() : -1
  const hours = Math.floor(before / hour)
  const told =
    before < 0
      ? t('too_late')
      : hours < inDays
        ? t('told_before', { count: hours })
        : t('told_days_before', { count: Math.floor(hours / 24) })
  const isLate = before >= 0 && (cause === 'late' || cause === 'free_late_cancel')
  return (
    <span>
      {[
        told,
        isLate && t('needed', { count: needed }),
        follows(outcome, asks),
        cause === 'free_late_cancel' && t('free_late_cancel'),
        outcome.makes_up === false && t('no_make_up'),
        cause === 'make_ups_used_up' && t('make_ups_used_up'),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}
