import { useTranslations } from 'use-intl'
import { SidebarLeaf } from '~/components/shell/sidebar_leaf'
import { SidebarParent } from '~/components/shell/sidebar_parent'
import { activeAddress } from '~/layouts/menu/menu'
import { addressOf, type PortalNode } from '~/layouts/page/portal_node'
import classes from '~/components/shell/sidebar_nodes.module.css'

interface SidebarNodesProps {
  nodes: PortalNode[]
  path: string
  /** Called when a leaf is followed (row B6). */
  onLeaf?: () => void
}

export function SidebarNodes({ nodes, path, onLeaf }: SidebarNodesProps) {
  const t = useTranslations('shell.menu.headings')
  const addresses = nodes.flatMap(marking)
  const active = activeAddress(addresses, path)

  return (
    <ul className={classes.list}>
      {nodes.map((node) => {
        if (node.heading) {
          return (
            <li key={`heading-${node.heading}`} className={classes.heading}>
              <span>{t(node.heading)}</span>
            </li>
          )
        }
        const address = addressOf(node)
        return (
          <li key={`${node.area}.${node.line}`}>
            {node.sub || !address ? (
              <SidebarParent node={node} path={path} onLeaf={onLeaf} />
            ) : (
              <SidebarLeaf
                node={node}
                address={address}
                active={active !== undefined && marking(node).includes(active)}
                onFollow={onLeaf}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const marking = (node: PortalNode) => [addressOf(node) ?? [], node.activePaths ?? []].flat()
