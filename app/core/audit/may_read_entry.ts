import type { Permission } from '#domain/access/permissions'
import { areaOfList } from '#domain/access/list_area'
import type { Principal } from '#domain/access/principal'
import type { AuditArea } from '#domain/access/queries/list_audit'

/** An entry of the trail as far as it decides who may read what it says. */
type Entry = { area: string; action: string; before: Side; after: Side }
type Side = Record<string, unknown> | null

/** One of these opens the entries of an area: who may not see its records may not read of them in the trail either. */
const needed: Record<Exclude<AuditArea, 'views' | 'exports'>, readonly Permission[]> = {
  users: ['admin.admins.index'],
  roles: ['admin.roles.index'],
  students: ['admin.students.index'],
  guardians: ['admin.guardians.index'],
  households: ['admin.guardians.index'],
  instructors: ['admin.instructors.index'],
  payouts: ['admin.payouts.index'],
  subjects: ['admin.subjects.index'],
  levels: ['admin.levels.index'],
  courses: ['admin.courses.index'],
  terms: ['admin.terms.index'],
  groups: ['admin.groups.index'],
  enrolments: ['admin.enrolments.index'],
  services: ['admin.services.index'],
  packages: ['admin.packages.index'],
  settings: ['admin.settings.index'],
  access_requests: ['admin.instructors.create', 'admin.students.create'],
  tenants: ['admin.settings.index'],
}

/** Settings are one area in the trail and three among the permissions. */
const neededFor: Record<string, Permission> = {
  'settings.update_financial': 'admin.financial_settings.index',
  'settings.update_security': 'admin.security_settings.index',
  'settings.end_every_session': 'admin.security_settings.index',
}

/** Whether this person may read what an entry says; what nobody listed is read by nobody. */
export function mayReadEntry(user: Principal, { area, action, before, after }: Entry): boolean {
  if (area === 'views' || area === 'exports') return maySeeList(user, (after ?? before)?.list)
  const exact = neededFor[action]
  return exact ? user.may(exact) : mayReadArea(user, area)
}

/** Whether this person may read of an area's records. */
export function mayReadArea(user: Principal, area: string): boolean {
  if (!Object.hasOwn(needed, area)) return false
  return needed[area as keyof typeof needed].some((permission) => user.may(permission))
}

function maySeeList(user: Principal, list: unknown): boolean {
  const area = areaOfList(String(list))
  return area !== undefined && user.may(`admin.${area}.index`)
}
