import { sql } from 'kysely'
import type { Kind } from '#domain/shared/choices/kinds'
import { statement } from '#domain/shared/data/statement'

type Looking = { kind: Kind; name: string; self: string | null }

const namesakes = statement(
  (_, { kind, name, self }: Looking) => sql`
    select from roles
    where kind = ${kind} and lower(name) = lower(${name}) and id is distinct from ${self}::uuid`
)

export async function roleNameTaken(kind: Kind, name: string, self: string | null = null) {
  return (await namesakes({ kind, name, self })).length > 0
}
