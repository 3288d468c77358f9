import { Link } from '@adonisjs/inertia/react'
import { Fragment } from 'react'
import type { SessionAct } from '~/components/calendar/acts/types'
import classes from '~/components/calendar/acts/acts.module.css'
import { Menu } from '~/ui/menu/menu'

interface SessionMenuProps {
  label: string
  /** In pixels of the window. */
  at: { x: number; y: number }
  acts: SessionAct[]
  onClose: () => void
}

/** What may be done with a session, where the pointer is. */
export default function SessionMenu({ label, at, acts, onClose }: SessionMenuProps) {
  const place = { top: at.y, left: at.x }
  return (
    <Menu
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-start"
      offset={2}
      shadow="md"
      trapFocus
    >
      <Menu.Target>
        <span className={classes.anchor} style={place} aria-hidden>
          <span className={classes.unseen}>{label}</span>
        </span>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={classes.label}>
          <bdi>{label}</bdi>
        </Menu.Label>
        {acts.map((act) => (
          <Fragment key={act.id}>
            {act.startsGroup && <Menu.Divider />}
            <ActItem act={act} />
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** One act, or where it leads. */
function ActItem({ act: { label, icon, href, isDanger, run } }: { act: SessionAct }) {
  if (href)
    return (
      <Menu.Item component={Link} href={href} leftSection={icon}>
        {label}
      </Menu.Item>
    )
  return (
    <Menu.Item c={isDanger ? 'danger' : undefined} leftSection={icon} onClick={run}>
      {label}
    </Menu.Item>
  )
}
