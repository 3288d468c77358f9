import { useTranslations } from 'use-intl'
import { SidebarLeaf } from '~/components/shell/sidebar/sidebar_leaf'
import { SidebarParent } from '~/components/shell/sidebar/sidebar_parent'
import { addressOf, markedAmong, type PortalNode } from '~/layouts/page/portal_node'
import classes from '~/components/shell/sidebar/sidebar_nodes.module.css'

interface SidebarNodesProps {
  nodes: PortalNode[]
  path: string
  onLeaf?: () => void
}

export function SidebarNodes({ nodes, path, onLeaf }: SidebarNodesProps) {
  const t = useTranslations('shell.menu.headings')
  const isMarked = markedAmong(nodes, path)

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
                active={isMarked(node)}
                onFollow={onLeaf}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
