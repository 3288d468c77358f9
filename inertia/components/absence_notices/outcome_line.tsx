import { useTranslations } from 'use-intl'
import type { PreviewedOutcome } from '~/components/absence_notices/types'
import { useOutcomeWords } from '~/components/attendance/use_mark_words'

const hour = 3_600_000

interface OutcomeLineProps extends Pick<PreviewedOutcome, 'asks_make_up'> {
  outcome: Pick<PreviewedOutcome['outcome'], 'charge_percent' | 'makes_up'>
  startsAt: string
  /** When it was told; none: not before the session. */
  toldAt: string | null
}

/** What follows from an absence, and from how long before it was told. */
export function OutcomeLine({ outcome, asks_make_up: asks, startsAt, toldAt }: OutcomeLineProps) {
  const t = useTranslations('absence_notices')
  const follows = useOutcomeWords()
  const before = toldAt ? new Date(startsAt).getTime() - new Date(toldAt).getTime() : -1
  const told = before < 0 ? t('too_late') : t('told_before', { count: Math.floor(before / hour) })
  const makeUp = outcome.makes_up === false ? t('no_make_up') : null
  return <span>{[told, follows(outcome, asks), makeUp].filter(Boolean).join(' · ')}</span>
}
