import { useTranslations } from 'use-intl'
import type { StudentMakeUp } from '~/components/make_ups/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

const tones: Record<StudentMakeUp['state'], Tone> = {
  available: 'success',
  booked: 'info',
  used: 'neutral',
  expired: 'attention',
  waived: 'neutral',
  withdrawn: 'neutral',
}

export function MakeUpState({ state }: Pick<StudentMakeUp, 'state'>) {
  const t = useTranslations('make_ups.state')
  return <StatusDot tone={tones[state]}>{t(state)}</StatusDot>
}
