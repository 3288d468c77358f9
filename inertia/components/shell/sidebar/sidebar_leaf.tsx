import { Link } from '@adonisjs/inertia/react'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { SidebarLabel } from '~/components/shell/sidebar/sidebar_label'
import { isExternal } from '~/layouts/menu/menu'
import type { PortalNode } from '~/layouts/page/portal_node'
import classes from '~/components/shell/sidebar/sidebar_nodes.module.css'

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
export const SidebarLeaf = memo((props: SidebarLeafProps) => {
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
