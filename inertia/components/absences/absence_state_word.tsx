import { useTranslations } from 'use-intl'
import { StatusDot, type Tone } from '~/ui/status_dot'
import type { AbsenceState } from '#domain/shared/choices/absences'

const tones: Record<AbsenceState, Tone> = {
  requested: 'attention',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
}

export function AbsenceStateWord({ state }: { state: AbsenceState }) {
  const t = useTranslations('absences.state')
  return <StatusDot tone={tones[state]}>{t(state)}</StatusDot>
}
