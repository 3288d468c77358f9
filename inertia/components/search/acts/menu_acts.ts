import { IconPlus } from '@tabler/icons-react'
import type { Act, ActIcon } from '~/components/search/acts/act'
import { lineWords } from '~/components/search/acts/line_words'
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
  const words = lineWords(area, line)
  return [{ id, icon: line === 'create' ? IconPlus : icon, href, words }]
}
