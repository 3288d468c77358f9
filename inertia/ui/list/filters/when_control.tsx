import { SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { type When, whens } from '#domain/shared/lists/whens'

interface WhenControlProps {
  value: When | null
  onChange: (when: When) => void
}

/** Of a list that opens on today. Days that are asked for stand in its place: then none is chosen. */
export function WhenControl({ value, onChange }: WhenControlProps) {
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
