import { sql } from 'kysely'
import { Principal, type PrincipalRecord } from '#domain/access/sessions/principal'
import { statement } from '#domain/shared/data/statement'

const principalOf = statement(
  (_, { userId }: { userId: string }) => sql<{ record: PrincipalRecord | null }>`
    select platform.principal(${userId}) as record`
)

export async function findPrincipal(userId: string) {
  const [found] = await principalOf({ userId })
  return found?.record ? new Principal(found.record) : undefined
}
