import { useTranslations } from 'use-intl'
import { SidebarLabel } from '~/components/shell/sidebar/sidebar_label'
import type { BarEntry } from '~/layouts/menu/bar_entries'
import type { PortalNode } from '~/layouts/page/portal_node'
import { useAreaName } from '~/ui/use_area_name'
import classes from '~/components/shell/sidebar/sidebar_nodes.module.css'

/** Shows the badges of the lines under a heading, which are hidden until it is opened. */
export function BarLabel({ entry: { heading, nodes } }: { entry: BarEntry<PortalNode> }) {
  const t = useTranslations('shell.menu.headings')
  const nameOf = useAreaName()
  if (!heading) return nodes.map((node) => <SidebarLabel key={node.line} node={node} />)
  return (
    <>
      <span>{t(heading)}</span>
      {nodes.map(
        ({ area, badge, badgeVariant }) =>
          area &&
          badge && (
            <span
              key={area}
              className={classes.badge}
              data-tone={badgeVariant ?? 'neutral'}
              title={nameOf(area, 'menu')}
            >
              {badge}
            </span>
          )
      )}
    </>
  )
}
