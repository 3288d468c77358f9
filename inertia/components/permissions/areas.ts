import type { AreaVerb, PermissionGroup } from '#domain/shared/areas/area'
import { type AreaName, areaNames, areaOf } from '#domain/shared/areas/areas'
import type { Kind } from '#domain/shared/choices/kinds'

export type Verb = AreaVerb
export type Area = AreaName
export type Group = PermissionGroup

const groups: Group[] = ['people', 'teaching', 'money', 'centre']

const groupsFor = (kind: Exclude<Kind, 'instructor'>) =>
  groups.map((group) => ({
    group,
    areas: areaNames.filter((area) => {
      const { held } = areaOf(area)
      return held?.group === group && held[kind]
    }),
  }))

export const groupsOf: Record<Kind, { group: Group; areas: readonly Area[] }[]> = {
  admin: groupsFor('admin'),
  student: groupsFor('student').filter(({ areas }) => areas.length > 0),
  instructor: [],
}

export const verbsOf = (area: Area): readonly Verb[] => areaOf(area).held?.verbs ?? []

export function permissionOf(kind: Kind, area: Area, verb: Verb): string | undefined {
  if (!verbsOf(area).includes(verb)) return undefined
  return area === 'statistics' ? 'admin.statistics' : `${kind}.${area}.${verb}`
}

export const permissionsOf = (kind: Kind, area: Area): string[] =>
  verbsOf(area).flatMap((verb) => permissionOf(kind, area, verb) ?? [])

export const boxesOf = (kind: Kind): string[] =>
  groupsOf[kind].flatMap(({ areas }) => areas.flatMap((area) => permissionsOf(kind, area)))
