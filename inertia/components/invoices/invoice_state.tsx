import { useTranslations } from 'use-intl'
import type { InvoiceState } from '~/components/invoices/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

const tones: Record<InvoiceState, Tone> = {
  draft: 'attention',
  open: 'info',
  part_paid: 'info',
  overdue: 'danger',
  paid: 'success',
  credited: 'neutral',
  void: 'neutral',
}

export function InvoiceStateWord({ state }: { state: InvoiceState }) {
  const t = useTranslations('invoices.state')
  return <StatusDot tone={tones[state]}>{t(state)}</StatusDot>
}
