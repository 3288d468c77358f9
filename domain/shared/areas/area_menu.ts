import type { AreaName } from '#domain/shared/areas/areas'
import { areaOf, areas, type AreasWith } from '#domain/shared/areas/areas'

export type MenuArea = AreasWith<'menu', object>

type Menu = { [Name in MenuArea]: (typeof areas)[Name]['menu'] }
type Alone = Exclude<Menu[MenuArea]['leads'], 'list_and_form'>
type Listed = {
  [Name in MenuArea]: Menu[Name]['leads'] extends 'list_and_form'
    ? (typeof areas)[Name]['route']
    : never
}[MenuArea]
type Beside = Menu[MenuArea]['beside'][number]['to']

export type MenuRoute = Alone | `admin.${Listed}.${'index' | 'create'}` | Beside

export type MenuLine = { line: string; to: MenuRoute; needs: readonly string[] }

/** One of what it needs is enough; what needs nothing is everybody's. */
export const isOpenTo = (may: (permission: string) => boolean, needs: readonly string[]) =>
  needs.length === 0 || needs.some((one) => may(one))

export function menuLines(name: MenuArea): [MenuLine, ...MenuLine[]] {
  const { leads, beside } = areas[name].menu
  const { held, trail, route, menu } = areaOf(name)
  if (leads !== 'list_and_form') {
    const needs = held ? [`admin.${name}.index`] : (menu?.needs ?? trail?.needs ?? [])
    return [{ line: 'alone', to: leads, needs }]
  }
  return [
    { line: 'all', to: `admin.${route as Listed}.index`, needs: [`admin.${name}.index`] },
    { line: 'create', to: `admin.${route as Listed}.create`, needs: [`admin.${name}.create`] },
    ...beside.map(({ line, to, verb }) => ({ line, to, needs: [`admin.${name}.${verb}`] })),
  ]
}

export const menuAreas = Object.keys(areas).filter(
  (name) => areaOf(name as AreaName).menu
) as MenuArea[]
