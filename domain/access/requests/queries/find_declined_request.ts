import { sql } from 'kysely'
import type { Locale } from '#domain/shared/choices/locales'
import { statement } from '#domain/shared/data/statement'

export type DeclinedRequest = {
  email: string
  locale: Locale
  firstName: string
  firstNameOther: null
  reason: string | null
}

const declinedById = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('access_requests')
    .where('id', '=', id)
    .where('status', '=', sql.lit('declined'))
    .select(['email', 'locale', 'first_name as firstName', 'reason'])
)

export async function findDeclinedRequest(id: string): Promise<DeclinedRequest | undefined> {
  const [request] = await declinedById({ id })
  return request && { ...request, firstNameOther: null }
}
