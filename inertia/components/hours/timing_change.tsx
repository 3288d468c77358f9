import { useTranslations } from 'use-intl'
import type { Timing } from '~/components/hours/timings_card'
import { useFormat } from '~/hooks/use_format'
import { useShared } from '~/hooks/use_shared'

const hourLong = 60

/** What a timing does, in words and on a usual class session. */
export function TimingChange({ timing }: { timing: Timing }) {
  const t = useTranslations('timings.timings')
  const length = useLength()
  const { shift, shift_by: by, shorten_minutes: shorter, example } = timing
  const told = [
    shift !== 'none' && t(`by.${shift}`, { length: length(by) }),
    shorter > 0 && t('by.shorter', { length: length(shorter) }),
  ].filter((one) => one !== false)
  return (
    <>
      {told.join(t('comma'))}
      <br />
      {t.rich('example', {
        before: () => <Clock of={example.before} />,
        after: () => <Clock of={example.after} />,
      })}
    </>
  )
}

function useLength() {
  const t = useTranslations('timings.timings.length')
  const { locale } = useShared().intl
  return (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / hourLong), minutes % hourLong]
    const parts = [
      hours > 0 && t('hours', { count: hours }),
      rest > 0 && t('minutes', { count: rest }),
    ].filter((one) => one !== false)
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
  }
}

function Clock({ of: { starts, minutes } }: { of: Timing['example']['before'] }) {
  const { hours } = useFormat()
  return <span style={{ whiteSpace: 'nowrap' }}>{hours(starts, minutes)}</span>
}
