import type { MenuRoute } from '#domain/shared/areas/area_menu'
import { urlFor } from '~/client'
import { isExternal, type MenuNode } from '~/layouts/menu/menu'

export type PortalNode = MenuNode<
  MenuRoute | 'home' | `/${string}` | `https://${string}` | `http://${string}`
>

export function addressOf({ to }: PortalNode): string | undefined {
  if (to === undefined) return undefined
  return isExternal(to) || to.startsWith('/') ? to : urlFor(to as MenuRoute | 'home')
}
