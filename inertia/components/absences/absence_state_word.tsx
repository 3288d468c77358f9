import { useTranslations } from 'use-intl'
import { StatusDot, type Tone } from '~/ui/status_dot'
import type { AbsenceState } from '#domain/shared/choices/absences'

const tones: Record<AbsenceState, Tone> = {
  requested: 'attention',
  approved: 'success',
  declined: 'danger',
  withdrawn: 'neutral',
}

interface AbsenceStateWordProps {
  state: AbsenceState
  /** What was decided and is withdrawn, the office withdrew. */
  isDecided?: boolean
}

export function AbsenceStateWord({ state, isDecided = false }: AbsenceStateWordProps) {
  const t = useTranslations('absences')
  const isOfOffice = state === 'withdrawn' && isDecided
  return (
    <StatusDot tone={tones[state]}>
      {isOfOffice ? t('withdrawn_by_office') : t(`state.${state}`)}
    </StatusDot>
  )
}
