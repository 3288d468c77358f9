import type { ComponentType } from 'react'
import type { MenuHeading } from '#domain/shared/areas/area'
import { isOpenTo } from '#domain/shared/areas/area_menu'
import type { AreaName } from '#domain/shared/areas/areas'
import type { Tone } from '~/ui/status_dot'

export type MenuIcon = ComponentType<{ size?: number; stroke?: number }>

/**
 * `area` names the line, unless `line` says which of the area's lines it is; the line `home`
 * belongs to no area; `title` names what no area does. `to` is a route's name, an address or an
 * outside http(s) address. `subActivePaths` open
 * the submenu when the address starts with one; `activePaths` mark the line besides its own
 * address. One of `permission` is enough; without any the line is everybody's.
 */
export interface MenuNode<To extends string = string> {
  heading?: MenuHeading
  area?: AreaName
  line?: string
  title?: string
  icon?: MenuIcon
  badge?: string
  badgeVariant?: Tone
  to?: To
  target?: '_blank'
  sub?: MenuNode<To>[]
  subActivePaths?: string[]
  activePaths?: string[]
  permission?: string | readonly string[]
}

/**
 * By permission (row B2): a parent stays when a child does, a heading when a line under it does.
 */
export function visibleNodes<To extends string>(
  nodes: readonly MenuNode<To>[],
  may: (permission: string) => boolean
): MenuNode<To>[] {
  const kept = nodes.flatMap((node) => {
    if (!node.sub) return isAllowed(node, may) ? [node] : []
    const sub = visibleNodes(node.sub, may)
    return sub.length > 0 ? [{ ...node, sub }] : []
  })
  return kept.filter((node, index) => {
    const next = kept[index + 1]
    return !node.heading || (next !== undefined && !next.heading)
  })
}

function isAllowed({ permission }: MenuNode, may: (permission: string) => boolean): boolean {
  return isOpenTo(may, [permission ?? []].flat())
}

export function isOpenAt(node: MenuNode, path: string): boolean {
  return (node.subActivePaths ?? []).some((start) => path.startsWith(start))
}

export function isExternal(to: string): boolean {
  return /^https?:\/\//i.test(to)
}

export function activeAddress(addresses: readonly string[], path: string): string | undefined {
  return addresses
    .filter((address) => path === address || path.startsWith(`${address.replace(/\/$/, '')}/`))
    .sort((one, other) => other.length - one.length)[0]
}
