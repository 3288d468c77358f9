import { useTranslations } from 'use-intl'
import { StatusDot, type Tone } from '~/ui/status_dot'
import type { OfferStanding } from '#domain/shared/choices/substitution'

const tones: Record<OfferStanding, Tone> = {
  offered: 'attention',
  accepted: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
  taken: 'neutral',
  ended: 'neutral',
  not_needed: 'neutral',
}

export function OfferStandingWord({ standing }: { standing: OfferStanding }) {
  const t = useTranslations('substitution.standing')
  return <StatusDot tone={tones[standing]}>{t(standing)}</StatusDot>
}
