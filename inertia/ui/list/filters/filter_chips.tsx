import { Button, CloseButton, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/ui/list/filters/filter_chips.module.css'

export interface FilterChip {
  id: string
  name: string
  value: ReactNode
  remove: () => void
}

interface FilterChipsProps {
  chips: FilterChip[]
  onClear?: () => void
  children?: ReactNode
}

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
