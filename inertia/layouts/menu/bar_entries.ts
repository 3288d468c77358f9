import type { MenuHeading } from '#domain/shared/areas/area'
import type { MenuNode } from '~/layouts/menu/menu'

export interface BarEntry<Node> {
  key: string
  heading?: MenuHeading
  nodes: Node[]
}

/**
 * A menu as it stands across the top: each heading is an entry with the lines under it, and a line before the first
 * heading is an entry by itself.
 */
export function barEntries<Node extends MenuNode>(nodes: readonly Node[]): BarEntry<Node>[] {
  const entries: BarEntry<Node>[] = []
  for (const node of nodes) {
    const last = entries.at(-1)
    if (node.heading) entries.push({ key: node.heading, heading: node.heading, nodes: [] })
    else if (last?.heading) last.nodes.push(node)
    else entries.push({ key: `${node.area}.${node.line}`, nodes: [node] })
  }
  return entries
}

const LONGEST_COLUMN = 6
const MOST_COLUMNS = 3

/** In how many columns the lines of an entry are read without scrolling. */
export function columnsOf(entries: readonly BarEntry<MenuNode>[]): number {
  const lines = entries.flatMap(({ nodes }) => nodes.flatMap((node) => [node, ...(node.sub ?? [])]))
  return Math.max(1, Math.min(MOST_COLUMNS, Math.ceil(lines.length / LONGEST_COLUMN)))
}

/**
 * How many entries fit beside each other; where not all do, room is left for the one that holds the rest.
 * @param more the width of that one
 */
export function fittingEntries(widths: readonly number[], more: number, room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return widths.length
  let left = room - more
  const tooMany = widths.findIndex((width) => (left -= width) < 0)
  return tooMany === -1 ? widths.length : tooMany
}
