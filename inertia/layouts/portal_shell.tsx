import type { ReactNode } from 'react'
import { useAppearance } from '~/appearance/use_appearance'
import { SearchHost } from '~/components/search/search_host'
import { OverlayHost } from '~/components/shell/overlay_host'
import { SkipLink } from '~/components/shell/skip_link'
import { PageSkeleton } from '~/layouts/page/page_skeleton'
import { usePendingPage } from '~/layouts/page/use_pending_page'
import { ShellParts } from '~/layouts/shell_parts'
import { useDeletedRecords } from '~/recents/use_gone_records'
import { useFreshAuth } from '~/session/use_fresh_auth'
import { useShortcuts } from '~/shortcuts/use_shortcuts'
import classes from '~/layouts/shell.module.css'
import type { PortalNode } from '~/layouts/page/portal_node'
import type { Kind } from '#domain/shared/choices/kinds'

interface PortalShellProps {
  menu: PortalNode[]
  portal: Kind
  /** Whether there are records behind its pages to be looked for. */
  withSearch?: boolean
  children: ReactNode
}

export function PortalShell({ menu, portal, withSearch = true, children }: PortalShellProps) {
  const { mainContent } = useAppearance()
  const isPending = usePendingPage()
  useShortcuts()
  useDeletedRecords()
  useFreshAuth()

  return (
    <ShellParts
      menu={menu}
      portal={portal}
      withSearch={withSearch}
      before={<SkipLink />}
      after={
        <>
          <OverlayHost />
          {withSearch && <SearchHost menu={menu} />}
        </>
      }
    >
      <main
        id="main"
        className={classes.main}
        data-width={mainContent}
        data-pending={isPending || undefined}
        aria-busy={isPending}
        tabIndex={-1}
      >
        {isPending && <PageSkeleton />}
        {children}
      </main>
    </ShellParts>
  )
}
