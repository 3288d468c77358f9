import { sql } from 'kysely'
import { findHiddenIds, isAddressOfHidden, withholdHiddenIds } from '#domain/shared/data/hidden_ids'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

type SavedView = {
  id: string
  name: string
  /** The list's address without `?`. */
  address: string
  is_shared: boolean
  is_own: boolean
  version: number
}

type Preference = Columns<'list_preferences', 'view_id' | 'density'>

export type Settings = {
  /** In the order the person chose; empty: the list's default. */
  columns: string[]
  view_id: Preference['view_id']
  density: Preference['density']
  views: SavedView[]
}

const settingsOf = statement(
  (_, { userId, list }: { userId: string; list: string }) => sql<Settings>`
  select coalesce(p.columns, '{}') as columns, coalesce(p.density, 'comfortable') as density, p.view_id, (
    select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'address', v.address,
      'is_shared', v.is_shared, 'is_own', v.user_id = ${userId}::uuid, 'version', v.version) order by v.is_shared desc, v.id), '[]')
    from saved_views v where v.list = ${list} and (v.is_shared or v.user_id = ${userId}::uuid)
  ) as views
  from (select) as one left join list_preferences p on p.user_id = ${userId}::uuid and p.list = ${list}`
)

/** A view is there for whoever sees some of what it filters by, without the rest (ADR 46). */
export async function findListSettings(userId: string, list: string): Promise<Settings> {
  const [row] = await settingsOf({ userId, list })
  return withoutHidden(row!)
}

async function withoutHidden(settings: Settings): Promise<Settings> {
  const hidden = await findHiddenIds(settings.views)
  if (hidden.size === 0) return settings
  const readable = settings.views.filter(({ address }) => !isAddressOfHidden(address, hidden))
  const isThere = readable.some(({ id }) => id === settings.view_id)
  return {
    ...settings,
    view_id: isThere ? settings.view_id : null,
    views: withholdHiddenIds(readable, hidden),
  }
}
