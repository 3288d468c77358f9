import { BaseTransformer } from '@adonisjs/core/transformers'
import { administratorPhotoUrl } from '#core/pictures/administrator_photo_url'
import { permissionsOf } from '#domain/access/roles/permissions'
import type { Administrator } from '#domain/access/administrators/queries/find_administrator'
import { reaches } from '#domain/access/roles/rules/grant'
import type { Role } from '#domain/access/roles/role'
import type { Principal } from '#domain/access/sessions/principal'
import { writtenPhone } from '#domain/people/rules/written_phone'
import { storedNamesOf } from '#domain/shared/text/person_names'

export default class UserTransformer extends BaseTransformer<Administrator> {
  constructor(
    user: Administrator,
    private viewer: Principal
  ) {
    super(user)
  }

  toObject() {
    const user = this.resource
    return {
      id: user.id,
      number: user.number,
      ...storedNamesOf(user),
      email: user.email,
      phone: user.phone,
      phone_written: writtenPhone(user.phone),
      photo: administratorPhotoUrl(user.id, user.photo),
      status: user.status,
      invited_at: user.invitedAt?.toISOString() ?? null,
      last_login_at: user.lastLoginAt?.toISOString() ?? null,
      created_at: user.createdAt.toISOString(),
      archived_at: user.archivedAt?.toISOString() ?? null,
      second_factor: user.hasSecondFactor,
      version: user.version,
      roles: user.roles.map(({ id, name, nameAr, isSuper }) => {
        return { id, name, name_ar: nameAr, is_super: isSuper }
      }),
      ...this.#branches(),
      permissions: effective(user.roles),
    }
  }

  /** A viewer learns of branches they can't see only that there are some. */
  #branches() {
    const all = this.resource.branches ?? []
    const branches = all.filter((id) => reaches(this.viewer.branches, [id]))
    return { branches, works_elsewhere: branches.length < all.length }
  }
}

function effective(roles: Role[]): string[] {
  if (roles.some(({ isSuper }) => isSuper)) return [...permissionsOf.admin]
  return [...new Set(roles.flatMap(({ permissions }) => permissions))].sort()
}
