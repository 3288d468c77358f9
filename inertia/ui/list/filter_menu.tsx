import { Button, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

interface FilterMenuProps {
  label: string
  chosen: number
  onOpen?: () => void
  children: ReactNode
}

/** A button of the toolbar that opens one filter; says how many values are chosen. */
export function FilterMenu(props: FilterMenuProps) {
  const t = useTranslations('ui.list')
  const { label, chosen, onOpen } = props
  return (
    <Popover position="bottom-start" trapFocus shadow="md" width="max-content" onOpen={onOpen}>
      <Popover.Target>
        <Button
          variant="default"
          fw={500}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          aria-haspopup="dialog"
        >
          {chosen > 0 ? t('filter_chosen', { label, count: chosen }) : label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>{props.children}</Popover.Dropdown>
    </Popover>
  )
}
