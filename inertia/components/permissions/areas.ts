import type { AreaVerb, PermissionGroup } from '#domain/shared/areas/area'
import { type AreaName, areaNames, areaOf } from '#domain/shared/areas/areas'

export type RoleKind = 'admin' | 'instructor' | 'student'
export type Verb = AreaVerb
export type Area = AreaName
export type Group = PermissionGroup

export const verbs: Verb[] = ['index', 'create', 'update', 'delete']

const groups: Group[] = ['people', 'teaching', 'money', 'centre']

const groupsFor = (kind: 'admin' | 'student') =>
  groups.map((group) => ({
    group,
    areas: areaNames.filter((area) => {
      const { held } = areaOf(area)
      return held?.group === group && held[kind]
    }),
  }))

export const groupsOf: Record<RoleKind, { group: Group; areas: readonly Area[] }[]> = {
  admin: groupsFor('admin'),
  student: groupsFor('student').filter(({ areas }) => areas.length > 0),
  instructor: [],
}

export const verbsOf = (area: Area): readonly Verb[] => areaOf(area).held?.verbs ?? []

/** The permission behind a box; undefined where the verb means nothing. */
export function permissionOf(kind: RoleKind, area: Area, verb: Verb): string | undefined {
  if (!verbsOf(area).includes(verb)) return undefined
  return area === 'statistics' ? 'admin.statistics' : `${kind}.${area}.${verb}`
}

export const permissionsOf = (kind: RoleKind, area: Area): string[] =>
  verbsOf(area).flatMap((verb) => permissionOf(kind, area, verb) ?? [])

export const boxesOf = (kind: RoleKind): string[] =>
  groupsOf[kind].flatMap(({ areas }) => areas.flatMap((area) => permissionsOf(kind, area)))
