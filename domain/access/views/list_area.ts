import { type AdminArea, adminAreas } from '#domain/access/roles/permissions'
import { areas } from '#domain/shared/areas/areas'

export const areaOfList = (list: string): AdminArea | undefined =>
  adminAreas.find((area) => areas[area].route === list)
