import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { SidebarLabel } from '~/components/shell/sidebar/sidebar_label'
import { SidebarNodes } from '~/components/shell/sidebar/sidebar_nodes'
import { isOpenAt } from '~/layouts/menu/menu'
import type { PortalNode } from '~/layouts/page/portal_node'
import classes from '~/components/shell/sidebar/sidebar_nodes.module.css'

interface SidebarParentProps {
  node: PortalNode
  path: string
  onLeaf?: () => void
}

/** Opens on click, and by itself where the address belongs to it (row B4). */
export function SidebarParent({ node, path, onLeaf }: SidebarParentProps) {
  const id = useId()
  const here = isOpenAt(node, path)
  const [wasHere, setWasHere] = useState(here)
  const [open, setOpen] = useState(here)
  if (here !== wasHere) {
    setWasHere(here)
    if (here) setOpen(true)
  }

  return (
    <>
      <button
        type="button"
        className={classes.item}
        aria-expanded={open}
        aria-controls={id}
        data-here={here || undefined}
        onClick={() => setOpen(!open)}
      >
        <SidebarLabel node={node} />
        <IconChevronDown className={classes.chevron} size={16} aria-hidden />
      </button>
      <div id={id} className={classes.sub} hidden={!open}>
        <SidebarNodes nodes={node.sub ?? []} path={path} onLeaf={onLeaf} />
      </div>
    </>
  )
}
