import type { AreaVerb } from '#domain/shared/areas/area'
import { type AreaName, type areas, areasWhere, areaVerbs } from '#domain/shared/areas/areas'
import type { Kind } from '#domain/shared/choices/kinds'

type Held = { [Name in AreaName]: (typeof areas)[Name]['held'] }
type Holds<Sort> = { [Name in AreaName]: Held[Name] extends Sort ? Name : never }[AreaName]

export type Verb = AreaVerb
export type AdminArea = Exclude<Holds<{ admin: object }>, 'statistics'>
type StudentArea = Holds<{ student: true }>
export type Permission =
  'admin.statistics' | `admin.${AdminArea}.${Verb}` | `student.${StudentArea}.${Verb}`

export const adminAreas = areasWhere<AdminArea>(({ held }) => held?.admin).filter(
  (area) => (area as AreaName) !== 'statistics'
)

const studentAreas = areasWhere<StudentArea>(({ held }) => held?.student)

const every = <P extends string, A extends string>(portal: P, names: readonly A[]) =>
  names.flatMap((area) => areaVerbs.map((verb) => `${portal}.${area}.${verb}` as const))

/** An instructor's scope is fixed, so that role holds none. */
export const permissionsOf: Record<Kind, readonly Permission[]> = {
  admin: ['admin.statistics', ...every('admin', adminAreas)],
  instructor: [],
  student: every('student', studentAreas),
}

export const isPermissionOf = (kind: Kind, name: string): name is Permission =>
  permissionsOf[kind].some((permission) => permission === name)
