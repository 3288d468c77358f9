import { usePage } from '@inertiajs/react'
import { useMemo } from 'react'
import { usePermissions } from '~/hooks/use_permissions'
import { visibleNodes } from '~/layouts/menu/menu'
import type { PortalNode } from '~/layouts/page/portal_node'

export function useVisibleMenu(menu: PortalNode[]): { nodes: PortalNode[]; path: string } {
  const may = usePermissions()
  const path = usePage().url.split(/[?#]/)[0] ?? '/'
  return { nodes: useMemo(() => visibleNodes(menu, may), [menu, may]), path }
}
