import { Button, CloseButton, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from '~/ui/list/selection/selection_bar.module.css'

export interface BulkAct {
  id: string
  label: string
  icon: ReactNode
  run: () => void
}

interface SelectionBarProps {
  count: number
  isMore?: boolean
  acts: BulkAct[]
  busy: boolean
  onClear: () => void
  /** All rows of the page are chosen: offers those of the other pages too. */
  everything?: { total: number; isMore: boolean; choose: () => void }
}

export function SelectionBar(props: SelectionBarProps) {
  const { count, isMore, acts, busy, onClear, everything } = props
  const t = useTranslations('ui.list')
  return (
    <div role="status" className={classes.selectionHost}>
      {count > 0 && (
        <div className={classes.selection} role="toolbar" aria-label={t('selection')}>
          <Text size="sm" fw={500}>
            {t(isMore ? 'selected_more' : 'selected', { count })}
          </Text>
          {everything && (
            <Button variant="subtle" size="compact-sm" onClick={everything.choose}>
              {t(everything.isMore ? 'select_matching_more' : 'select_matching', {
                count: everything.total,
              })}
            </Button>
          )}
          <Group gap="xs" className={classes.acts}>
            {acts.map((act) => (
              <Button
                key={act.id}
                size="sm"
                variant="default"
                leftSection={act.icon}
                loading={busy}
                onClick={act.run}
              >
                {act.label}
              </Button>
            ))}
          </Group>
          <CloseButton
            className={classes.clear}
            aria-label={t('clear_selection')}
            onClick={onClear}
          />
        </div>
      )}
    </div>
  )
}
