import type { ReactNode } from 'react'
import { isSidebarAtStart } from '~/appearance/menu_place'
import { useAppearance } from '~/appearance/use_appearance'
import { BarHost } from '~/components/shell/bar/bar_host'
import { Footer } from '~/components/shell/footer'
import { Header } from '~/components/shell/header'
import { HeaderHandle } from '~/components/shell/header_handle'
import { SearchHost } from '~/components/search/search_host'
import { OverlayHost } from '~/components/shell/overlay_host'
import { Sidebar } from '~/components/shell/sidebar/sidebar'
import { SkipLink } from '~/components/shell/skip_link'
import { useNarrow } from '~/hooks/use_narrow'
import { PageSkeleton } from '~/layouts/page/page_skeleton'
import { usePendingPage } from '~/layouts/page/use_pending_page'
import { useDeletedRecords } from '~/recents/use_gone_records'
import { useFreshAuth } from '~/session/use_fresh_auth'
import { useShortcuts } from '~/shortcuts/use_shortcuts'
import classes from '~/layouts/shell.module.css'
import type { PortalNode } from '~/layouts/page/portal_node'
import type { Kind } from '#domain/shared/choices/kinds'

interface PortalShellProps {
  menu: PortalNode[]
  portal: Kind
  children: ReactNode
}

export function PortalShell({ menu, portal, children }: PortalShellProps) {
  const settings = useAppearance()
  const { layout } = settings
  const atStart = isSidebarAtStart(settings)
  const narrow = useNarrow()
  const hasBar = settings.menuHorizontal && !narrow
  const isShown = layout.sidebar && settings.sidebarVisibleDesktop
  const isPending = usePendingPage()
  useShortcuts()
  useDeletedRecords()
  useFreshAuth()

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
      <SkipLink />
      {layout.sidebar && !hasBar && <Sidebar menu={menu} atStart={atStart} />}
      {layout.header && <Header withDark={portal === 'admin'} />}
      {isShown && hasBar && <BarHost menu={menu} />}
      {!layout.header && <HeaderHandle />}
      <main
        id="main"
        className={classes.main}
        data-width={settings.mainContent}
        data-pending={isPending || undefined}
        aria-busy={isPending}
        tabIndex={-1}
      >
        {isPending && <PageSkeleton />}
        {children}
      </main>
      {layout.footer && <Footer />}
      <OverlayHost />
      <SearchHost menu={menu} />
    </div>
  )
}
