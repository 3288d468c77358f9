import { sql } from 'kysely'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'

/** Whether a credit `c` is still owed: an absence may be corrected, and a session take place after all. */
export const isOwed = sql<boolean>`(case c.cause
  when 'absence' then exists (
    select from attendance x where x.tenant_id = c.tenant_id and x.session_id = c.session_id
      and x.student_id = c.student_id and x.makes_up)
  else exists (
    select from class_sessions x where x.tenant_id = c.tenant_id and x.id = c.session_id
      and x.status = 'cancelled')
  end)`

const held = statement((query, given: { id: string }) =>
  query
    .selectFrom('make_up_credits as c')
    .where('c.id', '=', given.id)
    .select(['c.id', 'c.session_id', 'c.student_id', 'c.state', 'c.expires_on', 'c.cause'])
    .select(isOwed.as('is_owed'))
    .forUpdate('c')
)

export type HeldCredit = RowOf<typeof held>

/** Nobody books, cancels or extends it before the transaction ends. */
export async function heldCredit(id: string): Promise<HeldCredit | undefined> {
  return isUuid(id) ? (await held({ id }))[0] : undefined
}

const known = statement((query, given: { id: string }) =>
  query.selectFrom('make_up_credits').where('id', '=', given.id).select('id')
)

export const isMakeUp = async (id: string) => isUuid(id) && (await known({ id })).length > 0
