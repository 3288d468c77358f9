import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

export type Actor = {
  id: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
}

const most = 500

const actorsBy = (script: 'en' | 'ar') =>
  statement(
    () => sql<Actor>`
  select u.id, a.first_name, a.last_name, a.first_name_other, a.last_name_other
  from users u join administrators a on (a.tenant_id, a.id) = (u.tenant_id, u.administrator_id)
  where u.kind = 'admin' order by ${sql.ref(`a.sorted_${script}`)}, u.id limit ${sql.lit(most)}`
  )

const actors = { en: actorsBy('en'), ar: actorsBy('ar') }

/** Includes administrators who have left: their entries are still there. */
export class ListActors {
  execute(locale: 'en' | 'ar') {
    return actors[locale]({})
  }
}
