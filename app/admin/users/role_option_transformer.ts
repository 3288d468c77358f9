import { BaseTransformer } from '@adonisjs/core/transformers'
import { permissionsOf } from '#domain/access/roles/permissions'
import type { Principal } from '#domain/access/sessions/principal'
import type { Role } from '#domain/access/roles/role'
import { mayGrantRole } from '#domain/access/roles/rules/grant'

export default class RoleOptionTransformer extends BaseTransformer<Role> {
  constructor(
    role: Role,
    private user: Principal
  ) {
    super(role)
  }

  toObject() {
    const role = this.resource
    return {
      id: role.id,
      name: role.name,
      name_ar: role.nameAr,
      description: role.description,
      is_super: role.isSuper,
      permissions: (role.isSuper ? [...permissionsOf.admin] : role.permissions) as string[],
      grantable: mayGrantRole(this.user, role),
    }
  }
}
