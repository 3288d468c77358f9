import type { HttpContext } from '@adonisjs/core/http'
import { findListSettings } from '#domain/access/centre/queries/list_settings'
import { mayShare } from '#domain/access/views/saved_view'
import type { ListShape } from '#domain/shared/lists/list_shape'
import { readStatements } from '#domain/shared/data/database'

/**
 * A browser keeps the prop `list` for a while. If it has it, or reloads only the rows, it does not
 * ask again; otherwise the list comes in the page's own round trip.
 */
export async function readList<Page>(
  { auth, tenant, inertia }: HttpContext,
  { area, sorts }: ListShape,
  read: () => Promise<Page>
) {
  const user = auth.getUserOrFail()
  const key = `${area}.${user.userId}`
  const find = () => findListSettings(user.userId, area)
  const { isPartialRequest, exceptOnceProps } = inertia.requestInfo()
  const isAsked = !isPartialRequest && !exceptOnceProps?.includes(key)
  const [page, found] = await readStatements(tenant.id, () =>
    Promise.all([read(), isAsked ? find() : undefined])
  )
  const settings = async () => found ?? readStatements(tenant.id, find)
  const list = inertia.once(
    async () => ({ sorts, ...(await settings()), may_share: mayShare(user, area) }),
    { key, expiresIn: '2m' }
  )
  return { page, list }
}
