import { useDirection } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useAppearance } from '~/appearance/use_appearance'
import { Footer } from '~/components/shell/footer'
import { Header } from '~/components/shell/header'
import { SearchHost } from '~/components/search/search_host'
import { OverlayHost } from '~/components/shell/overlay_host'
import { Sidebar } from '~/components/shell/sidebar'
import { PageSkeleton } from '~/layouts/page/page_skeleton'
import { usePendingPage } from '~/layouts/page/use_pending_page'
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
  const t = useTranslations('shell')
  const settings = useAppearance()
  const { dir } = useDirection()
  const { layout } = settings
  const sidebarAtStart = settings.sidebarLeft === (dir === 'ltr')
  const isPending = usePendingPage()
  useShortcuts()
  useFreshAuth()

  return (
    <div
      className={classes.shell}
      data-layout={portal}
      data-sidebar={layout.sidebar && settings.sidebarVisibleDesktop ? 'shown' : 'hidden'}
      data-sidebar-at={sidebarAtStart ? 'start' : 'end'}
      data-mini={settings.sidebarMini || undefined}
    >
      <a className={classes.skip} href="#main">
        {t('skip')}
      </a>
      {layout.sidebar && <Sidebar menu={menu} atStart={sidebarAtStart} />}
      {layout.header && <Header withDark={portal === 'admin'} />}
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
      {layout.sideOverlay && <OverlayHost />}
      <SearchHost menu={menu} />
    </div>
  )
}
