import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import type { RoleRefusal } from '#domain/access/roles/role_refusal'

export function refuseRole(ctx: HttpContext, refusal: RoleRefusal) {
  const { session, i18n } = ctx
  const say = (key: string, data?: Record<string, unknown>) => i18n.t(`roles.errors.${key}`, data)
  switch (refusal.type) {
    case 'not_found':
      throw notFound(ctx)
    case 'stale_version':
      return session.flashErrors({ version: say('stale_version') })
    case 'name_taken':
    case 'reserved_name':
      return session.flashErrors({ name: say(refusal.type) })
    case 'unknown_permissions':
      return session.flashErrors({ permissions: say('unknown_permissions') })
    case 'not_held':
      return session.flashErrors({
        permissions: say('not_held', { count: refusal.permissions.length }),
      })
    case 'in_use':
      return session.flashErrors({ replacement_id: say('in_use', { count: refusal.holders }) })
    case 'unknown_replacement':
      return session.flashErrors({ replacement_id: say('unknown_replacement') })
    case 'own_role':
    case 'immutable':
      return session.flash('error', say(refusal.type))
    default: {
      const exhaustive: never = refusal
      return exhaustive
    }
  }
}
