import { Button, CloseButton, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/ui/list/filters/filter_chips.module.css'

export interface FilterChip {
  id: string
  /** What is filtered ("Status") and to which value ("Active"). */
  name: string
  value: ReactNode
  remove: () => void
}

interface FilterChipsProps {
  chips: FilterChip[]
  onClear?: () => void
  /** What else may be done with them all. */
  children?: ReactNode
}

/** What the list is filtered by: every chip goes away by itself, or all at once. */
export function FilterChips({ chips, onClear, children }: FilterChipsProps) {
  const t = useTranslations('ui.list')
  if (chips.length === 0) return null
  return (
    <Group gap="xs" role="group" aria-label={t('filters')}>
      {chips.map((chip) => (
        <span key={chip.id} className={classes.chip}>
          <span className={classes.chipName}>{chip.name}</span> {chip.value}
          <CloseButton
            size="xs"
            aria-label={t('remove_filter', { name: chip.name })}
            onClick={chip.remove}
          />
        </span>
      ))}
      {onClear && (
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {t('clear_all')}
        </Button>
      )}
      {children}
    </Group>
  )
}
