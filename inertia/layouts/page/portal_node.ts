import type { MenuRoute } from '#domain/shared/areas/area_menu'
import { urlFor } from '~/client'
import { activeAddress, isExternal, isOpenAt, type MenuNode } from '~/layouts/menu/menu'

type PortalRoute = MenuRoute | 'home' | 'calendar' | 'own_attendance.show'

export type PortalNode = MenuNode<
  PortalRoute | `/${string}` | `https://${string}` | `http://${string}`
>

export function addressOf({ to }: PortalNode): string | undefined {
  if (to === undefined) return undefined
  return isExternal(to) || to.startsWith('/') ? to : urlFor(to as PortalRoute)
}

export function markedAmong(nodes: readonly PortalNode[], path: string) {
  const active = activeAddress(nodes.flatMap(marking), path)
  return (node: PortalNode): boolean =>
    node.sub ? isOpenAt(node, path) : active !== undefined && marking(node).includes(active)
}

const marking = (node: PortalNode) => [addressOf(node) ?? [], node.activePaths ?? []].flat()
