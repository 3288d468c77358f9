import { type CSSProperties, useState } from 'react'
import { CellLink } from '~/ui/list/table/cell_link'
import type { RowAct } from '~/ui/list/table/row_act'
import { Link } from '@adonisjs/inertia/react'
import { useFirstOpening } from '~/ui/use_first_opening'
import classes from '~/ui/list/table/row.module.css'
import { Menu } from '~/ui/menu/menu'

interface RowActsProps {
  acts: RowAct[]
  name: string
  label: string
  /**
   * The most frequent acts show beside the menu; their room is kept in any case. Absent on a phone.
   */
  near?: boolean
}

export function RowActs({ acts, name, label, near }: RowActsProps) {
  if (acts.length === 0) return null
  const common = near === undefined ? [] : acts.filter((act) => act.common)
  return (
    <div
      className={classes.acts}
      data-row-acts
      style={{ '--common-acts': common.length } as CSSProperties}
    >
      {near && common.map((act) => <CommonAct key={act.id} act={act} name={name} />)}
      <RowMenu acts={acts} label={label} />
    </div>
  )
}

function CommonAct({ act, name }: { act: RowAct; name: string }) {
  const shared = {
    'className': `${classes.act} ${classes.hoverAct}`,
    'aria-label': `${act.label}: ${name}`,
    'title': act.label,
  } as const
  if (!act.href)
    return (
      <button type="button" {...shared} onClick={act.run}>
        {act.icon}
      </button>
    )
  return (
    <CellLink {...shared} href={act.href}>
      {act.icon}
    </CellLink>
  )
}

interface RowMenuProps {
  acts: RowAct[]
  label: string
}

/** Drawn by the style sheet: an icon would be four more elements for each row. */
const dots = <span className={classes.dots} aria-hidden />

/** The menu is made when first opened: a hundred unopened menus would be most of a list. */
function RowMenu({ acts, label }: RowMenuProps) {
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
