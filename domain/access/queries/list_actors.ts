import { selectRows } from '#domain/shared/select_rows'

export type Actor = {
  id: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
}

const most = 500

const sql = `
  select u.id, a.first_name, a.last_name, a.first_name_other, a.last_name_other
  from users u join administrators a on (a.tenant_id, a.id) = (u.tenant_id, u.administrator_id)
  where u.kind = 'admin' order by a.last_name, a.first_name, u.id limit ${most}`

/** The administrators a filter offers, those who left included: what they did is still there. */
export class ListActors {
  execute() {
    return selectRows<Actor>(sql)
  }
}
