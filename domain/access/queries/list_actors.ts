import { selectRows } from '#domain/shared/select_rows'

export type Actor = {
  id: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
}

const most = 500

const sql = (script: 'en' | 'ar') => `
  select u.id, a.first_name, a.last_name, a.first_name_other, a.last_name_other
  from users u join administrators a on (a.tenant_id, a.id) = (u.tenant_id, u.administrator_id)
  where u.kind = 'admin' order by a.sorted_${script}, u.id limit ${most}`

/** The administrators a filter offers by name, those who left included: what they did is still there. */
export class ListActors {
  execute(locale: 'en' | 'ar') {
    return selectRows<Actor>(sql(locale))
  }
}
