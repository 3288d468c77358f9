import { SegmentedControl } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useNames } from '~/ui/names/use_names'
import type { StoredNames } from '#domain/shared/text/person_names'

export type Child = StoredNames & { id: string }

interface ChildSwitchProps {
  children: Child[]
  /** Null: all of them. */
  chosen: string | null
  /** Whether all of them can be chosen together. */
  hasAll?: boolean
  onChoose: (child: string | null) => void
}

const EVERYONE = 'all'

/** Of which of their children a page tells a guardian. */
export function ChildSwitch({ children, chosen, hasAll, onChoose }: ChildSwitchProps) {
  const t = useTranslations('calendar.children')
  const names = useNames()
  const each = children.map((child) => ({ value: child.id, label: names(child).parts.first_name }))
  return (
    <SegmentedControl
      aria-label={t('label')}
      value={chosen ?? EVERYONE}
      data={hasAll ? [{ value: EVERYONE, label: t('all') }, ...each] : each}
      onChange={(value) => onChoose(value === EVERYONE ? null : value)}
    />
  )
}
