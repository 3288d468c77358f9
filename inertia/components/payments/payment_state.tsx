import { useTranslations } from 'use-intl'
import type { PaymentRow } from '~/components/payments/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

type PaymentState = PaymentRow['state']

const tones: Record<PaymentState, Tone> = {
  completed: 'success',
  with_credit: 'info',
  bounced: 'danger',
  void: 'neutral',
}

export function PaymentStateWord({ state }: { state: PaymentState }) {
  const t = useTranslations('payments.state')
  return <StatusDot tone={tones[state]}>{t(state)}</StatusDot>
}
