import type { Principal } from '#domain/access/sessions/principal'
import { areaOfList } from '#domain/access/views/list_area'
import type { Actor } from '#domain/shared/audit/actor'
import { recordAudit } from '#domain/shared/audit/audit'
import { isUuid } from '#domain/shared/text/is_uuid'
import { db } from '#domain/shared/data/database'

export const mostViews = 30

type ViewRow = {
  id: string
  user_id: string
  name: string
  address: string
  is_shared: boolean
  version: number
}

export type ViewFields = { name: string; address: string; isShared: boolean }

/** Takes the right to change what the list shows. */
export function mayShare(user: Principal, list: string) {
  const area = areaOfList(list)
  return area !== undefined && user.may(`admin.${area}.update`)
}

export async function lockView(user: Principal, list: string, id: string) {
  if (!isUuid(id)) return undefined
  const view: ViewRow | undefined = await db()
    .selectFrom('saved_views')
    .where('id', '=', id)
    .where('list', '=', list)
    .select(['id', 'user_id', 'name', 'address', 'is_shared', 'version'])
    .forUpdate()
    .executeTakeFirst()
  if (!view) return undefined
  const isTheirs = view.is_shared ? mayShare(user, list) : view.user_id === user.userId
  return isTheirs ? view : undefined
}

/** Only a view that is or was shared concerns others. */
export async function auditView(
  actor: Actor,
  verb: 'create' | 'update' | 'delete',
  id: string,
  sides: { before?: object; after?: object }
) {
  const { before, after } = sides
  await recordAudit({
    actor,
    action: `views.${verb}`,
    subjectType: 'view',
    subjectId: id,
    before: before && { ...before },
    after: after && { ...after },
  })
}
