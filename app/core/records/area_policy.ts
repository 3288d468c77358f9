import { BasePolicy } from '@adonisjs/bouncer'
import type { AdminArea } from '#domain/access/roles/permissions'
import type { Principal } from '#domain/access/sessions/principal'

/**
 * Seeing a record takes the list's permission, restoring it `update`, archiving it `delete` (product
 * "Permissions").
 */
export function areaPolicy(area: AdminArea) {
  return class AreaPolicy extends BasePolicy {
    index(user: Principal) {
      return user.may(`admin.${area}.index`)
    }

    show(user: Principal) {
      return this.index(user)
    }

    create(user: Principal) {
      return user.may(`admin.${area}.create`)
    }

    update(user: Principal) {
      return user.may(`admin.${area}.update`)
    }

    restore(user: Principal) {
      return this.update(user)
    }

    delete(user: Principal) {
      return user.may(`admin.${area}.delete`)
    }
  }
}

export const areaAbilities = (area: AdminArea, user: Principal) => ({
  create: user.may(`admin.${area}.create`),
  update: user.may(`admin.${area}.update`),
  delete: user.may(`admin.${area}.delete`),
})
