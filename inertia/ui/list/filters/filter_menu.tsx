import { Button, type ButtonProps, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCloseOnBack } from '~/layers/use_close_on_back'
import { useFirstOpening } from '~/ui/use_first_opening'

interface FilterName {
  label: string
  chosen: number
}

interface FilterMenuProps extends FilterName {
  children: ReactNode
}

export function FilterMenu({ children, ...name }: FilterMenuProps) {
  const [wanted, setWanted] = useState(false)
  if (wanted) return <OpenFilter {...name}>{children}</OpenFilter>
  return <FilterButton {...name} aria-expanded={false} onClick={() => setWanted(true)} />
}

function OpenFilter({ children, ...name }: FilterMenuProps) {
  const { opened, setOpened, button } = useFirstOpening()
  useCloseOnBack(opened, () => setOpened(false))
  return (
    <Popover
      position="bottom-start"
      trapFocus
      shadow="md"
      width="max-content"
      opened={opened}
      onChange={setOpened}
    >
      <Popover.Target>
        <FilterButton {...name} ref={button} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={name.label}>{children}</Popover.Dropdown>
    </Popover>
  )
}

type FilterButtonProps = FilterName &
  ButtonProps &
  Omit<ComponentProps<'button'>, keyof ButtonProps>

function FilterButton({ label, chosen, ...button }: FilterButtonProps) {
  const t = useTranslations('ui.list')
  return (
    <Button
      variant="default"
      fw={500}
      rightSection={<IconChevronDown size={14} aria-hidden />}
      aria-haspopup="dialog"
      {...button}
    >
      {chosen > 0 ? t('filter_chosen', { label, count: chosen }) : label}
    </Button>
  )
}
