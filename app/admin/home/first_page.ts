import type { Permission } from '#domain/access/roles/permissions'
import type { Principal } from '#domain/access/sessions/principal'
import { menuAreas, menuLines } from '#domain/shared/areas/area_menu'

const lines = menuAreas.flatMap(menuLines)
const isPreferred = ({ to }: { to: string }) => to === 'admin.students.index'

export const firstPages = [
  ...lines.filter(isPreferred),
  ...lines.filter((line) => !isPreferred(line)),
].map(({ to, needs }) => ({ route: to, permission: needs as Permission[] }))

export function firstPageOf(user: Principal) {
  const page = firstPages.find(({ permission }) => permission.some((name) => user.may(name)))
  return page?.route ?? 'admin.profile'
}
