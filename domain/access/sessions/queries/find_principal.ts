import { sql } from 'kysely'
import { Principal, type PrincipalRecord } from '#domain/access/sessions/principal'
import { statement } from '#domain/shared/data/statement'

const principalOf = statement(
  (_, { userId }: { userId: string }) => sql<{ record: PrincipalRecord | null }>`
    select platform.principal(${userId}) as record`
)

/** The account with its person and roles, or undefined when it is absent, suspended or not yet active. */
export async function findPrincipal(userId: string) {
  const [found] = await principalOf({ userId })
  return found?.record ? new Principal(found.record) : undefined
}
