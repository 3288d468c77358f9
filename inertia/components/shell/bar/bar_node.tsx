import { useId } from 'react'
import { SidebarLabel } from '~/components/shell/sidebar/sidebar_label'
import { SidebarLeaf } from '~/components/shell/sidebar/sidebar_leaf'
import { addressOf, markedAmong, type PortalNode } from '~/layouts/page/portal_node'
import classes from '~/components/shell/bar/panel.module.css'

interface BarNodeProps {
  node: PortalNode
  path: string
  isMarked: boolean
  onFollow: () => void
}

export function BarNode({ node, path, isMarked, onFollow }: BarNodeProps) {
  const title = useId()
  const address = addressOf(node)
  const sub = node.sub ?? []
  const isSubMarked = markedAmong(sub, path)
  return (
    <li className={classes.node}>
      {address ? (
        <SidebarLeaf node={node} address={address} active={isMarked} onFollow={onFollow} />
      ) : (
        <>
          <span id={title} className={classes.title} data-here={isMarked || undefined}>
            <SidebarLabel node={node} />
          </span>
          <ul className={classes.sub} aria-labelledby={title}>
            {sub.map((line) => (
              <li key={line.line}>
                <SidebarLeaf
                  node={line}
                  address={addressOf(line) ?? ''}
                  active={isSubMarked(line)}
                  onFollow={onFollow}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}
