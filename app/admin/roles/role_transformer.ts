import { BaseTransformer } from '@adonisjs/core/transformers'
import { permissionsOf } from '#domain/access/roles/permissions'
import type { Role } from '#domain/access/roles/role'

export default class RoleTransformer extends BaseTransformer<Role> {
  toObject() {
    const role = this.resource
    return {
      id: role.id,
      kind: role.kind,
      name: role.name,
      name_ar: role.nameAr,
      description: role.description,
      permissions: (role.isSuper ? [...permissionsOf[role.kind]] : role.permissions) as string[],
      is_system: role.isSystem,
      is_super: role.isSuper,
      version: role.version,
    }
  }
}
