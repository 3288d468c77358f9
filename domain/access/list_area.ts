import { type AdminArea, adminAreas } from '#domain/access/permissions'

/** Lists that are called otherwise than the area they belong to. */
const others: Record<string, AdminArea> = { users: 'admins' }

/** The area whose permissions govern a list; undefined for a list there is none of. */
export const areaOfList = (list: string): AdminArea | undefined =>
  Object.hasOwn(others, list) ? others[list] : adminAreas.find((area) => area === list)
