import { useTranslations } from 'use-intl'
import { SidebarParent } from '~/components/shell/sidebar_parent'
import { activeAddress, isExternal } from '~/layouts/menu/menu'
import { addressOf, type PortalNode } from '~/layouts/page/portal_node'
import classes from '~/components/shell/sidebar_nodes.module.css'
import { Link } from '@adonisjs/inertia/react'
import { memo } from 'react'
import { SidebarLabel } from '~/components/shell/sidebar_label'

interface SidebarNodesProps {
  nodes: PortalNode[]
  path: string
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

interface SidebarLeafProps {
  node: PortalNode
  address: string
  active: boolean
  onFollow?: () => void
}

/**
 * Inside it visits, outside it is a plain anchor (row B5). Memoised: most lines are the same after
 * a visit.
 */
const SidebarLeaf = memo((props: SidebarLeafProps) => {
  const { node, address, active, onFollow } = props
  const t = useTranslations('shell')
  const line = {
    'className': classes.item,
    'data-active': active || undefined,
    'onClick': onFollow,
  }
  if (isExternal(address)) {
    return (
      <a {...line} href={address} target={node.target} rel="noopener noreferrer">
        <SidebarLabel node={node} />
        {node.target && <span className={classes.hidden}>{t('opens_in_new_tab')}</span>}
      </a>
    )
  }
  return (
    <Link {...line} href={address} prefetch aria-current={active ? 'page' : undefined}>
      <SidebarLabel node={node} />
    </Link>
  )
})
SidebarLeaf.displayName = 'SidebarLeaf'
