import type { MenuHeading } from '#domain/shared/areas/area'
import type { MenuNode } from '~/layouts/menu/menu'

export interface BarEntry<Node> {
  key: string
  heading?: MenuHeading
  nodes: Node[]
}

/** Each heading becomes an entry with the lines under it; a line before the first heading stands alone. */
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

export function columnsOf(entries: readonly BarEntry<MenuNode>[]): number {
  const lines = entries.flatMap(({ nodes }) => nodes.flatMap((node) => [node, ...(node.sub ?? [])]))
  return Math.max(1, Math.min(MOST_COLUMNS, Math.ceil(lines.length / LONGEST_COLUMN)))
}

/** @param more the width of "More", which needs room when not all entries fit */
export function fittingEntries(widths: readonly number[], more: number, room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return widths.length
  let left = room - more
  const tooMany = widths.findIndex((width) => (left -= width) < 0)
  return tooMany === -1 ? widths.length : tooMany
}
