import { sql } from 'kysely'
import type { Locale } from '#domain/shared/choices/locales'
import { columns, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

const account = columns('users', 'u', ['id'])
const names = columns('administrators', 'a', [...storedNameFields])

type Actor = RowIn<typeof account> & RowIn<typeof names>

const most = 500

const actorsBy = (script: Locale) =>
  statement(
    () => sql<Actor>`
  select ${account}, ${names}
  from users u join administrators a on (a.tenant_id, a.id) = (u.tenant_id, u.administrator_id)
  where u.kind = 'admin' order by ${sql.ref(`a.sorted_${script}`)}, u.id limit ${sql.lit(most)}`
  )

const actors = { en: actorsBy('en'), ar: actorsBy('ar') }

export class ListActors {
  execute(locale: Locale) {
    return actors[locale]({})
  }
}
