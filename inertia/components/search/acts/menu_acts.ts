import { IconPlus } from '@tabler/icons-react'
import type { Act, ActIcon } from '~/components/search/acts/act'
import { addressOf, type PortalNode } from '~/layouts/page/portal_node'

/** The lines of the menu that one sees, as acts; what belongs to no area is the home page, an act of everybody's own. */
export function menuActs(nodes: PortalNode[], fallback: ActIcon): Act[] {
  return nodes.flatMap((node) =>
    (node.sub ?? [node]).flatMap((line) => lineAct(line, node.icon ?? fallback))
  )
}

function lineAct(node: PortalNode, icon: ActIcon): Act[] {
  const { area, line } = node
  const href = addressOf(node)
  if (!area || !href) return []
  const id = line ? `${area}.${line}` : area
  if (line === 'create') {
    const words = [`areas.${id}`, 'search.also.create', `areas.${area}.title`]
    return [{ id, icon: IconPlus, href, words }]
  }
  const isOther = line !== undefined && line !== 'all'
  const words = [`areas.${area}.title`, `areas.${area}.menu`, `areas.${area}.all`]
  return [{ id, icon, href, words: isOther ? [`areas.${id}`] : words }]
}
