import { type AdminArea, adminAreas } from '#domain/access/roles/permissions'
import { areas } from '#domain/shared/areas/areas'

/** A list is named after an area, or after the path of one. */
export const areaOfList = (list: string): AdminArea | undefined =>
  adminAreas.find((area) => area === list) ?? adminAreas.find((area) => areas[area].route === list)
