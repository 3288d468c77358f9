import type { Principal } from '#domain/access/sessions/principal'
import type { Administrator } from '#domain/access/administrators/queries/find_administrator'
import { mayManage } from '#domain/access/roles/rules/grant'

export const userAbilities = (user: Principal) => ({
  create: user.may('admin.admins.create'),
  update: user.may('admin.admins.update'),
  delete: user.may('admin.admins.delete'),
  audit: user.may('admin.audit.index'),
})

export function standingOf(user: Principal, account: Administrator) {
  if (account.id === user.userId) return 'own' as const
  return mayManage(user, account) ? ('within' as const) : ('stronger' as const)
}
