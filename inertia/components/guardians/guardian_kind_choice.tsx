import { SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'

export type GuardianMode = 'known' | 'new' | 'none'

interface GuardianKindChoiceProps {
  modes: readonly GuardianMode[]
  value: string
  onChange: (mode: string) => void
}

/** Somebody the centre knows, somebody new, or nobody yet. */
export function GuardianKindChoice({ modes, value, onChange }: GuardianKindChoiceProps) {
  const t = useTranslations('guardians.dialog')
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('which')}
      value={value}
      onChange={onChange}
      data={modes.map((mode) => ({ value: mode, label: t(mode) }))}
    />
  )
}
