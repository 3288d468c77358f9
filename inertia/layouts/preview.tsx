import type { ReactNode } from 'react'
import { useHeldRequests } from '~/components/preview/use_held_requests'
import { usePreviewMenu } from '~/components/preview/use_preview_menu'
import { useShared } from '~/hooks/use_shared'
import { PortalShell } from '~/layouts/portal_shell'

/** The gallery in the frame its components stand in, also for whoever isn't signed in. */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  const { portal } = useShared()
  useHeldRequests({ inShell: true })
  return (
    <PortalShell
      menu={usePreviewMenu()}
      portal={portal === 'guest' ? 'admin' : portal}
      withSearch={false}
    >
      {children}
    </PortalShell>
  )
}
