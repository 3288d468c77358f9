import { type AdminArea, adminAreas } from '#domain/access/roles/permissions'
import { areas } from '#domain/shared/areas/areas'

/** The area whose permissions govern a list, which is called as its routes are; undefined for a list there is none of. */
export const areaOfList = (list: string): AdminArea | undefined =>
  adminAreas.find((area) => areas[area].route === list)
