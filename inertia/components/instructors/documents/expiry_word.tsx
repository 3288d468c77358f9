import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { StatusDot, type Tone } from '~/ui/status_dot'

export type Expiry = 'none' | 'valid' | 'soon' | 'expired'

const tones: Record<Expiry, Tone> = {
  none: 'neutral',
  valid: 'success',
  soon: 'attention',
  expired: 'danger',
}

export function ExpiryWord({ expiry, day }: { expiry: Expiry; day: string | null }) {
  const t = useTranslations('instructors.documents.expiry')
  const format = useFormat()
  return (
    <StatusDot tone={tones[expiry]}>{t(expiry, { day: day ? format.day(day) : '' })}</StatusDot>
  )
}
