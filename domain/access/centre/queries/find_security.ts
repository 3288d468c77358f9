import { sql } from 'kysely'
import type { JoiningKind } from '#domain/shared/choices/kinds'
import { tenantId } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

export type Security = {
  twoFactorRequired: boolean
  lockAfter: number | null
  letPeopleAsk: JoiningKind[]
  version: number
}

const securityOf = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('platform.tenants')
    .where('id', '=', id)
    .select(['two_factor_required as twoFactorRequired', 'lock_after as lockAfter'])
    .select((of) => [
      of.ref('open_doors').$castTo<Security['letPeopleAsk']>().as('letPeopleAsk'),
      sql<number>`(extract(epoch from ${of.ref('updated_at')}) * 1000000)::float8`.as('version'),
    ])
)

/** Read from the database: the tenant of the request may be five seconds old. */
export async function findSecurity(): Promise<Security> {
  const [saved] = await securityOf({ id: tenantId() })
  return saved!
}
