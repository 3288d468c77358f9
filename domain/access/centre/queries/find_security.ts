import { sql } from 'kysely'
import { tenantId } from '#domain/shared/data/database'
import { statement } from '#domain/shared/data/statement'

/** What a centre decides about its security. */
export type Security = {
  twoFactorRequired: boolean
  /** Idle minutes after which screens lock themselves; null for never. */
  lockAfter: number | null
  /** Where people may ask to join. */
  letPeopleAsk: ('instructor' | 'student')[]
  /** Another one after each change of the centre's settings. */
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

/** The entered centre's security settings as they are saved now. */
export async function findSecurity(): Promise<Security> {
  const [saved] = await securityOf({ id: tenantId() })
  return saved!
}
