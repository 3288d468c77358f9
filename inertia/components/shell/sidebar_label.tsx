import { useTranslations } from 'use-intl'
import type { PortalNode } from '~/layouts/portal_node'
import classes from '~/components/shell/sidebar_nodes.module.css'

/** Icon, name and badge of a line. */
export function SidebarLabel({ node }: { node: PortalNode }) {
  const t = useTranslations('shell.menu')
  const Icon = node.icon
  return (
    <>
      {Icon && (
        <span className={classes.icon} aria-hidden="true">
          <Icon size={20} stroke={1.7} />
        </span>
      )}
      <span className={classes.label}>{node.name && t(node.name)}</span>
      {node.badge && (
        <span className={classes.badge} data-tone={node.badgeVariant ?? 'neutral'}>
          {node.badge}
        </span>
      )}
    </>
  )
}
