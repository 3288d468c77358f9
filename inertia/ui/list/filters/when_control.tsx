import { SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type When, whens } from '#domain/shared/lists/whens'

interface WhenControlProps {
  value: When | null
  onChange: (when: When) => void
}

/** A list that opens on today has it. While its days are filtered none is chosen. */
export default function WhenControl({ value, onChange }: WhenControlProps) {
  const t = useTranslations('ui.list.when')
  return (
    <SegmentedControl
      aria-label={t('label')}
      data={whens.map((when) => ({ value: when, label: t(when) }))}
      value={value ?? ''}
      onChange={(when) => onChange(when as When)}
    />
  )
}
