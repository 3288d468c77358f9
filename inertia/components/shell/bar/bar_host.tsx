import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAppearance } from '~/appearance/use_appearance'
import { loadedMenuBar, loadMenuBar } from '~/components/shell/bar/load_menu_bar'
import { lazyPart } from '~/language/lazy_part'
import { useVisibleMenu } from '~/layouts/menu/use_visible_menu'
import type { PortalNode } from '~/layouts/page/portal_node'
import classes from '~/components/shell/bar/bar.module.css'

const LaterBar = lazyPart(loadMenuBar)

/** Takes its height before the bar is loaded, so that nothing jumps (row B7). */
export function BarHost({ menu }: { menu: PortalNode[] }) {
  const t = useTranslations('shell')
  const { headerFixed, layout, menuAlign, menuHover, sidebarDark } = useAppearance()
  const { nodes, path } = useVisibleMenu(menu)
  const [MenuBar] = useState(() => loadedMenuBar() ?? LaterBar)
  if (nodes.length === 0) return null
  return (
    <nav
      className={classes.bar}
      aria-label={t('main_menu')}
      data-menu-bar
      data-align={menuAlign}
      data-fixed={headerFixed || !layout.header || undefined}
      data-surface={sidebarDark ? 'dark' : undefined}
    >
      <Suspense>
        <MenuBar nodes={nodes} path={path} byHover={menuHover} />
      </Suspense>
    </nav>
  )
}
