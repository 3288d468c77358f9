import { Menu as KitMenu, type MenuProps } from '@mantine/core'
import { useUncontrolled } from '@mantine/hooks'
import { useCloseOnBack } from '~/layers/use_close_on_back'

/** The kit's menu, which a step back closes. */
export function Menu({ opened, defaultOpened, onChange, ...props }: MenuProps) {
  const [isOpen, setOpen] = useUncontrolled({
    value: opened,
    defaultValue: defaultOpened,
    finalValue: false,
    onChange,
  })
  useCloseOnBack(isOpen, () => setOpen(false))
  return <KitMenu {...props} opened={isOpen} onChange={setOpen} />
}

Menu.Target = KitMenu.Target
Menu.Dropdown = KitMenu.Dropdown
Menu.Item = KitMenu.Item
Menu.Label = KitMenu.Label
Menu.Divider = KitMenu.Divider
