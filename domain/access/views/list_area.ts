import { type AdminArea, adminAreas } from '#domain/access/roles/permissions'
import { areas } from '#domain/shared/areas/areas'

/** What is shown of another area's records, but looks otherwise than their list, and has views of its own. */
const otherwise = new Map<string, AdminArea>([
  ['calendar', 'sessions'],
  ['make_ups', 'attendance'],
])

/** A list is named after an area, or after the path of one. */
export const areaOfList = (list: string): AdminArea | undefined =>
  otherwise.get(list) ??
  adminAreas.find((area) => area === list) ??
  adminAreas.find((area) => areas[area].route === list)
