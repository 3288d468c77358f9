import type { Permission } from '#domain/access/roles/permissions'
import { areaOfList } from '#domain/access/views/list_area'
import type { Principal } from '#domain/access/sessions/principal'
import { auditAreas } from '#domain/access/audit/audit_areas'
import { areas } from '#domain/shared/areas/areas'

type Entry = { area: string; action: string; before: Side; after: Side }
type Side = Record<string, unknown> | null

/** Settings are one area in the trail and three among the permissions. */
const neededFor: Record<string, Permission> = {
  'settings.update_financial': 'admin.financial_settings.index',
  'settings.update_documents': 'admin.financial_settings.index',
  'settings.update_security': 'admin.security_settings.index',
  'settings.end_every_session': 'admin.security_settings.index',
}

/** Anything not listed is refused. */
export function mayReadEntry(user: Principal, { area, action, before, after }: Entry): boolean {
  if (opening(area) === null) return maySeeList(user, (after ?? before)?.list)
  const exact = neededFor[action]
  return exact ? user.may(exact) : mayReadArea(user, area)
}

/** People who may not see an area's records may not read about them in the trail either. */
export const mayReadArea = (user: Principal, area: string): boolean =>
  opening(area)?.some((permission) => user.may(permission)) ?? false

function opening(name: string): readonly Permission[] | null | undefined {
  const area = auditAreas.find((one) => one === name)
  return area && areas[area].trail.needs
}

function maySeeList(user: Principal, list: unknown): boolean {
  const area = areaOfList(String(list))
  return area !== undefined && user.may(`admin.${area}.index`)
}
