import { type AdminArea, adminAreas } from '#domain/access/roles/permissions'
import { areas } from '#domain/shared/areas/areas'

/** A list goes by the name of what it lists: an area's own, or of the area that stands at its address. */
export const areaOfList = (list: string): AdminArea | undefined =>
  adminAreas.find((area) => area === list) ?? adminAreas.find((area) => areas[area].route === list)
