import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/errors/not_found'
import { isolated, joined } from '#core/languages/phrases'
import type { AdministratorRefusal } from '#domain/access/administrators/administrator'

type Act =
  | 'own_account'
  | 'not_active'
  | 'not_suspended'
  | 'not_invited'
  | 'closed'
  | 'stronger'
  | 'last_super_admin'
  | 'archived'
type Refusal = AdministratorRefusal | { type: Act } | { type: 'not_found' }

export function refuseUser(ctx: HttpContext, refusal: Refusal) {
  const { session, i18n } = ctx
  switch (refusal.type) {
    case 'not_found':
      throw notFound(ctx)
    case 'stale_version':
      return session.flashErrors({ version: i18n.t('users.errors.stale_version') })
    case 'email_taken':
      return session.flashErrors({ email: i18n.t('users.errors.email_taken') })
    case 'unknown_roles':
    case 'own_roles':
      return session.flashErrors({ roles: i18n.t(`users.errors.${refusal.type}`) })
    case 'unknown_branches':
    case 'branches_not_held':
    case 'own_branches':
    case 'super_unlimited':
      return session.flashErrors({ branches: i18n.t(`users.errors.${refusal.type}`) })
    case 'role_not_held': {
      const roles = joined(i18n.locale, refusal.names.map(isolated))
      return session.flashErrors({ roles: i18n.t('users.errors.role_not_held', { roles }) })
    }
    default:
      return session.flash('error', i18n.t(`users.errors.${refusal.type}`))
  }
}
