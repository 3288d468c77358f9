import { useTranslations } from 'use-intl'
import type { ImportStatus } from '~/components/imports/types'
import { StatusDot, type Tone } from '~/ui/status_dot'

const tones: Record<ImportStatus, Tone> = {
  mapping: 'attention',
  checking: 'info',
  checked: 'attention',
  running: 'info',
  done: 'success',
  undoing: 'info',
  undone: 'neutral',
  stopped: 'danger',
}

export function ImportStatusWord({ status }: { status: ImportStatus }) {
  const t = useTranslations('imports.statuses')
  return <StatusDot tone={tones[status]}>{t(status)}</StatusDot>
}
