import { BaseTransformer } from '@adonisjs/core/transformers'
import { gravatarUrl } from '#core/people/gravatar_url'
import { ownPhotoUrl } from '#core/pictures/own_photo_url'
import type { Principal } from '#domain/access/sessions/principal'
import { lockMinutesOf } from '#domain/access/sessions/idle_lock'
import type { Tenant } from '#domain/access/centre/tenant'
import { storedNamesOf } from '#domain/shared/text/person_names'

export default class AuthTransformer extends BaseTransformer<Principal> {
  constructor(
    principal: Principal,
    private tenant: Tenant,
    private searchKey: string
  ) {
    super(principal)
  }

  toObject() {
    const user = this.resource
    return {
      /** In idle minutes. */
      lock_after: lockMinutesOf(user.kind, this.tenant.lockAfter),
      viewing: user.viewing && {
        name: user.viewing.name,
        name_ar: user.viewing.nameAr,
        narrowed: user.viewing.isNarrowed,
      },
      tenant: {
        slug: this.tenant.slug,
        name_en: this.tenant.nameEn,
        name_ar: this.tenant.nameAr,
      },
      /** For Meilisearch's clients, at /search. */
      search: { key: this.searchKey },
      user: {
        id: user.userId,
        kind: user.kind,
        ...storedNamesOf(user),
        email: user.email,
        photo: ownPhotoUrl(user.kind, user.photo),
        email_verified: user.emailVerified,
        gravatar: this.#gravatar(),
        roles: user.roles.map(({ name, nameAr, permissions }) => {
          return { name, name_ar: nameAr, permissions }
        }),
      },
    }
  }

  /** A student's address is never hashed and sent anywhere (product "Privacy of pictures"). */
  #gravatar() {
    const { kind, email } = this.resource
    return kind === 'student' ? null : gravatarUrl(email.trim().toLowerCase(), this.tenant)
  }
}
