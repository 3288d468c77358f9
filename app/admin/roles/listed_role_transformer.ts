import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Kind } from '#domain/shared/choices/kinds'
import type { Principal } from '#domain/access/sessions/principal'
import type { ListedRole } from '#domain/access/roles/queries/list_roles'
import { isViewable } from '#domain/access/roles/role'
import { mayChangeRole, mayGrantRole } from '#domain/access/roles/rules/grant'

export default class ListedRoleTransformer extends BaseTransformer<ListedRole> {
  constructor(
    role: ListedRole,
    private user: Principal
  ) {
    super(role)
  }

  toObject() {
    const role = this.resource
    return {
      id: role.id,
      kind: role.kind as Kind,
      name: role.name,
      name_ar: role.nameAr,
      description: role.description,
      holders: role.holders,
      held: role.permissions.length,
      is_system: role.isSystem,
      is_super: role.isSuper,
      changeable: mayChangeRole(this.user, role),
      viewable: isViewable(role),
      grantable: mayGrantRole(this.user, role),
    }
  }
}
