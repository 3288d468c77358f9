import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { OutcomeLine } from '~/components/absence_notices/outcome_line'
import type { PreviewedOutcome } from '~/components/absence_notices/types'
import { useOutcomeWords } from '~/components/attendance/use_mark_words'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import rows from '~/ui/record/rows.module.css'

interface MissedListProps {
  missed: PreviewedOutcome[] | null | undefined
}

/** Every session that is missed, with what follows, before the notice is kept. */
export function MissedList({ missed }: MissedListProps) {
  const t = useTranslations('absence_notices')
  const name = useMissedName()
  if (missed === null) return null
  if (missed === undefined) return <Text c="dimmed">{t('asking')}</Text>
  return (
    <section aria-live="polite" aria-label={t('follows')}>
      <Text fw={500}>{missed.length === 0 ? t('nothing_missed') : t('follows')}</Text>
      <ul className={rows.rows}>
        {missed.map((one) => (
          <li key={one.session.id}>
            <div>
              <bdi>{name(one)}</bdi>
              <div className={rows.quiet}>
                <FollowingLine outcome={one} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function FollowingLine({ outcome: one }: { outcome: PreviewedOutcome }) {
  if (one.marked) return <MarkedLine {...one} marked={one.marked} />
  return (
    <OutcomeLine
      {...one}
      startsAt={one.session.starts_at}
      toldAt={one.told_at}
      noticeHours={one.notice_hours}
    />
  )
}

type MarkedLineProps = Pick<PreviewedOutcome, 'outcome' | 'asks_make_up'> & {
  marked: NonNullable<PreviewedOutcome['marked']>
}

/** How a student is marked already, which a notice leaves as it is. */
function MarkedLine({ marked, outcome, asks_make_up: asks }: MarkedLineProps) {
  const t = useTranslations('absence_notices')
  const status = useTranslations('attendance.status')
  const follows = useOutcomeWords()
  return (
    <span>{[t('marked', { status: status(marked) }), follows(outcome, asks)].join(' · ')}</span>
  )
}

/** When a session is, and of which group. */
export function useMissedName() {
  const t = useTranslations('absence_notices')
  const format = useFormat()
  const both = useBothNames()
  return ({ session }: PreviewedOutcome) => {
    const { starts_at, ends_at, time_zone, title_en, title_ar } = session
    const of = title_en || title_ar ? both({ title_en, title_ar }).lead : t('alone')
    return `${format.span(starts_at, ends_at, time_zone)} · ${of}`
  }
}
