import type { ComponentType } from 'react'
import type { MenuHeading } from '#domain/shared/areas/area'
import type { MenuArea } from '#domain/shared/areas/area_menu'
import type { Tone } from '~/ui/status_dot'

export type MenuIcon = ComponentType<{ size?: number; stroke?: number }>

export interface MenuNode<To extends string = string> {
  heading?: MenuHeading
  /** The area it belongs to, by whose name it is called unless it is a line of its. */
  area?: MenuArea
  /** Which of the area's lines; `home` is nobody's. */
  line?: string
  icon?: MenuIcon
  badge?: string
  badgeVariant?: Tone
  /** A route's name, or an http(s) address outside. */
  to?: To
  target?: '_blank'
  sub?: MenuNode<To>[]
  /** The submenu is open when the address starts with one of these. */
  subActivePaths?: string[]
  /** Addresses beside its own under which the line is the one marked. */
  activePaths?: string[]
  /** One of these is needed. */
  permission?: string | readonly string[]
}

/**
 * The lines one may see (row B2): those without a permission or with one that is held; a parent
 * when a child is left; a heading when a line under it is left.
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
  return permission === undefined || [permission].flat().some((one) => may(one))
}

export function isOpenAt(node: MenuNode, path: string): boolean {
  return (node.subActivePaths ?? []).some((start) => path.startsWith(start))
}

export function isExternal(to: string): boolean {
  return /^https?:\/\//i.test(to)
}

/** Which of these addresses the path stands under: the longest that is the path or leads to it. */
export function activeAddress(addresses: readonly string[], path: string): string | undefined {
  return addresses
    .filter((address) => path === address || path.startsWith(`${address.replace(/\/$/, '')}/`))
    .sort((one, other) => other.length - one.length)[0]
}
