import type { ReactNode } from 'react'
import { isSidebarAtStart } from '~/appearance/menu_place'
import { useAppearance } from '~/appearance/use_appearance'
import { BarHost } from '~/components/shell/bar/bar_host'
import { Footer } from '~/components/shell/footer'
import { Header } from '~/components/shell/header'
import { HeaderHandle } from '~/components/shell/header_handle'
import { Sidebar } from '~/components/shell/sidebar/sidebar'
import { useNarrow } from '~/hooks/use_narrow'
import type { PortalNode } from '~/layouts/page/portal_node'
import classes from '~/layouts/shell.module.css'
import type { Kind } from '#domain/shared/choices/kinds'

interface ShellPartsProps {
  menu: PortalNode[]
  portal: Kind
  withSearch?: boolean
  before?: ReactNode
  after?: ReactNode
  children: ReactNode
}

/** The header, the menu and the footer around a page, each where the settings have it. */
export function ShellParts(props: ShellPartsProps) {
  const { menu, portal, withSearch = true, before, after, children } = props
  const settings = useAppearance()
  const { layout } = settings
  const atStart = isSidebarAtStart(settings)
  const narrow = useNarrow()
  const hasBar = settings.menuHorizontal && !narrow
  const isShown = layout.sidebar && settings.sidebarVisibleDesktop

  return (
    <div
      className={classes.shell}
      data-layout={portal}
      data-sidebar={isShown && !hasBar ? 'shown' : 'hidden'}
      data-sidebar-at={atStart ? 'start' : 'end'}
      data-mini={settings.sidebarMini || undefined}
      data-bar={(isShown && hasBar) || undefined}
      data-head={!layout.header ? 'hidden' : settings.headerFixed ? 'fixed' : 'free'}
    >
      {before}
      {layout.sidebar && !hasBar && <Sidebar menu={menu} atStart={atStart} />}
      {layout.header && <Header withDark={portal === 'admin'} withSearch={withSearch} />}
      {isShown && hasBar && <BarHost menu={menu} />}
      {!layout.header && <HeaderHandle />}
      {children}
      {layout.footer && <Footer />}
      {after}
    </div>
  )
}
