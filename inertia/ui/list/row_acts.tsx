import { Link } from '@adonisjs/inertia/react'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { RowAct } from '~/ui/list/row_act'
import classes from '~/ui/list/list.module.css'

/** The acts of one row: the commonest while the pointer or the focus is on the row, all of them in a menu. */
export function RowActs({ acts, name }: { acts: RowAct[]; name: string }) {
  const t = useTranslations('ui.list')
  if (acts.length === 0) return null
  return (
    <div className={classes.acts}>
      {acts
        .filter((act) => act.common)
        .map((act) => (
          <CommonAct key={act.id} act={act} name={name} />
        ))}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('row_menu', { name })}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {acts.map((act) => (
            <MenuAct key={act.id} act={act} />
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

function CommonAct({ act, name }: { act: RowAct; name: string }) {
  const shared = {
    'variant': 'subtle',
    'color': 'gray',
    'className': classes.hoverAct,
    'aria-label': `${act.label}: ${name}`,
    'title': act.label,
  } as const
  if (!act.href)
    return (
      <ActionIcon {...shared} onClick={act.run}>
        {act.icon}
      </ActionIcon>
    )
  return (
    <ActionIcon {...shared} component={Link} href={act.href}>
      {act.icon}
    </ActionIcon>
  )
}

function MenuAct({ act }: { act: RowAct }) {
  const shared = { leftSection: act.icon, color: act.danger ? 'red' : undefined }
  if (!act.href)
    return (
      <Menu.Item {...shared} onClick={act.run}>
        {act.label}
      </Menu.Item>
    )
  return (
    <Menu.Item {...shared} component={Link} href={act.href}>
      {act.label}
    </Menu.Item>
  )
}
