import { lastDay } from '#domain/attendance/make_ups/last_day'
import { creditState, isOwed } from '#domain/scheduling/class_sessions/queries/credit_state'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { isUuid } from '#domain/shared/text/is_uuid'

const held = statement((query, given: { id: string }) =>
  query
    .selectFrom('make_up_credits as c')
    .where('c.id', '=', given.id)
    .select(['c.id', 'c.session_id', 'c.student_id', 'c.cause'])
    .select([creditState.as('state'), isOwed.as('is_owed'), lastDay.as('expires_on')])
    .forUpdate('c')
)

export type HeldCredit = RowOf<typeof held>

/** Nobody books, cancels or extends it before the transaction ends. */
export async function heldCredit(id: string): Promise<HeldCredit | undefined> {
  return isUuid(id) ? (await held({ id }))[0] : undefined
}

const owner = statement((query, given: { id: string }) =>
  query.selectFrom('make_up_credits').where('id', '=', given.id).select('student_id')
)

/** Whose make-up it is, which never changes; undefined: there is none. */
export const ownerOf = async (id: string) =>
  isUuid(id) ? (await owner({ id }))[0]?.student_id : undefined

export const isMakeUp = async (id: string) => (await ownerOf(id)) !== undefined
