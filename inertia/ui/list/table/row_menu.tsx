import { Link } from '@adonisjs/inertia/react'
import { Menu } from '@mantine/core'
import { useState } from 'react'
import type { RowAct } from '~/ui/list/table/row_act'
import { useFirstOpening } from '~/ui/use_first_opening'
import classes from '~/ui/list/table/row.module.css'

interface RowMenuProps {
  acts: RowAct[]
  label: string
}

/** Drawn by the style sheet: an icon of its own would be four more elements for each row. */
const dots = <span className={classes.dots} aria-hidden />

/** All acts of a row. Its menu is made when it is first opened: a hundred menus nobody opens would be most of a list. */
export function RowMenu({ acts, label }: RowMenuProps) {
  const [wanted, setWanted] = useState(false)
  if (wanted) return <OpenMenu acts={acts} label={label} />
  return (
    <button
      type="button"
      className={classes.act}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      {dots}
    </button>
  )
}

function OpenMenu({ acts, label }: RowMenuProps) {
  const { opened, setOpened, button } = useFirstOpening()

  return (
    <Menu position="bottom-end" opened={opened} onChange={setOpened}>
      <Menu.Target>
        <button type="button" className={classes.act} ref={button} aria-label={label}>
          {dots}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {acts.map((act) => (
          <MenuAct key={act.id} act={act} />
        ))}
      </Menu.Dropdown>
    </Menu>
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
