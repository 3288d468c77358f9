import { menuAreas, type MenuArea, menuLines, type MenuLine } from '#domain/shared/areas/area_menu'
import { areaOf, areas } from '#domain/shared/areas/areas'
import type { PortalNode } from '~/layouts/page/portal_node'

const headingOf = (area: MenuArea) => areas[area].menu.heading

export const adminMenu: PortalNode[] = menuAreas.flatMap((area, place) => {
  const before = menuAreas[place - 1]
  const heading = headingOf(area)
  const begins = before === undefined || headingOf(before) !== heading
  return heading && begins ? [{ heading }, nodeOf(area)] : [nodeOf(area)]
})

function nodeOf(area: MenuArea): PortalNode {
  const { menu, route } = areaOf(area)
  const [first, ...rest] = menuLines(area)
  if (rest.length === 0) return { area, to: first.to, permission: first.needs }
  const list = { ...lineOf(area, first), activePaths: [...menu!.marks] }
  return {
    area,
    subActivePaths: [`/admin/${route.replaceAll('_', '-')}`, ...menu!.opens],
    sub: [list, ...rest.map((line) => lineOf(area, line))],
  }
}

function lineOf(area: MenuArea, { line, to, needs }: MenuLine): PortalNode {
  return { area, line, to, permission: needs }
}
