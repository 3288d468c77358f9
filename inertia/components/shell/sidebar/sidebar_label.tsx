import { useTranslations } from 'use-intl'
import type { PortalNode } from '~/layouts/page/portal_node'
import { useAreaName } from '~/ui/use_area_name'
import classes from '~/components/shell/sidebar/sidebar_nodes.module.css'

export function SidebarLabel({ node }: { node: PortalNode }) {
  const home = useTranslations('shell.menu')('home')
  const nameOf = useAreaName()
  const { area, line, title } = node
  const Icon = node.icon
  return (
    <>
      {Icon && (
        <span className={classes.icon} aria-hidden="true">
          <Icon size={20} stroke={1.7} />
        </span>
      )}
      <span className={classes.label}>
        {title ?? (!area ? home : line ? nameOf.line(area, line) : nameOf(area, 'menu'))}
      </span>
      {node.badge && (
        <span className={classes.badge} data-tone={node.badgeVariant ?? 'neutral'}>
          {node.badge}
        </span>
      )}
    </>
  )
}
