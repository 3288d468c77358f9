import type { HttpContext } from '@adonisjs/core/http'
import { findListSettings } from '#domain/access/queries/list_settings'
import { mayShare } from '#domain/access/saved_view'
import type { ListShape } from '#domain/shared/lists/list_shape'
import { readStatements } from '#domain/shared/tenant_scope'

/**
 * What a list's page is told of the list itself: how it is sorted, how this person has it laid out, which views there
 * are. A browser keeps it for a while, and a reload of the rows alone does not ask again.
 */
export function listSettings({ auth, tenant, inertia }: HttpContext, { area, sorts }: ListShape) {
  const user = auth.getUserOrFail()
  const find = () => readStatements(tenant.id, () => findListSettings(user.userId, area))
  return inertia.once(async () => ({ sorts, ...(await find()), may_share: mayShare(user, area) }), {
    key: `${area}.${user.userId}`,
    expiresIn: '2m',
  })
}
