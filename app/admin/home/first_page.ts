import type { Permission } from '#domain/access/roles/permissions'
import type { Principal } from '#domain/access/sessions/principal'
import { isOpenTo, menuAreas, menuLines } from '#domain/shared/areas/area_menu'

const lines = menuAreas.flatMap((area) => menuLines(area))
const preferred: readonly string[] = ['admin.today', 'admin.students.index']
const isPreferred = ({ to }: { to: string }) => preferred.includes(to)
const isEverybodys = ({ needs }: { needs: readonly string[] }) => needs.length === 0

/** What is everybody's comes last: it says least of what somebody is here for. */
export const firstPages = [
  ...lines.filter(isPreferred),
  ...lines.filter((line) => !isPreferred(line) && !isEverybodys(line)),
  ...lines.filter(isEverybodys),
].map(({ to, needs }) => ({ route: to, permission: needs as Permission[] }))

export function firstPageOf(user: Principal) {
  const may = (permission: string) => user.may(permission as Permission)
  return firstPages.find(({ permission }) => isOpenTo(may, permission))!.route
}
