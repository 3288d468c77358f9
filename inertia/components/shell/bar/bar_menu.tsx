import { IconChevronDown } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { BarPanel } from '~/components/shell/bar/bar_panel'
import type { Opening } from '~/components/shell/bar/use_opening'
import type { BarEntry } from '~/layouts/menu/bar_entries'
import type { PortalNode } from '~/layouts/page/portal_node'
import classes from '~/components/shell/bar/bar.module.css'

interface BarMenuProps {
  id: string
  label: ReactNode
  entries: BarEntry<PortalNode>[]
  path: string
  isMarked: (node: PortalNode) => boolean
  opening: Opening
}

export function BarMenu({ id, label, entries, path, isMarked, opening }: BarMenuProps) {
  const panel = useId()
  const isOpen = opening.open === id
  const isHere = entries.some(({ nodes }) => nodes.some(isMarked))

  return (
    <li className={classes.entry} data-entry={id} {...opening.entry(id)}>
      <button
        type="button"
        className={classes.top}
        aria-expanded={isOpen}
        aria-controls={panel}
        data-here={isHere || undefined}
        {...opening.button(id)}
      >
        {label}
        <IconChevronDown className={classes.chevron} size={16} aria-hidden />
      </button>
      <BarPanel
        id={panel}
        entries={entries}
        path={path}
        isMarked={isMarked}
        isOpen={isOpen}
        onFollow={opening.close}
      />
    </li>
  )
}
