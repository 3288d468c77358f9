import { type AdminArea, adminAreas } from '#domain/access/roles/permissions'
import { areas } from '#domain/shared/areas/areas'

/** A list is named as its routes are; undefined for one there is none of. */
export const areaOfList = (list: string): AdminArea | undefined =>
  adminAreas.find((area) => areas[area].route === list)
