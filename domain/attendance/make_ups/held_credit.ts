import { sql } from 'kysely'
import { type RowOf, statement } from '#domain/shared/data/statement'
import type { MakeUpState } from '#domain/shared/choices/make_ups'
import { isUuid } from '#domain/shared/text/is_uuid'
import { isFrozenOn } from '#domain/teaching/enrolments/queries/frozen_on'
import { inGroupOn } from '#domain/teaching/enrolments/queries/in_group_on'

const day = sql<string>`(s.starts_at at time zone s.time_zone)::date`

const wasTheirs = sql<boolean>`(s.student_id = c.student_id or exists (
  select from enrolments e where e.tenant_id = s.tenant_id and e.group_id = s.group_id
    and e.student_id = c.student_id and ${inGroupOn(day)} and not ${isFrozenOn(day)}))`

/**
 * Whether a credit `c` is still owed, for its first cause or another: an absence may be corrected, a session take place
 * after all, and whoever left the group, or is on a pause, by the day of the session misses nothing, unless they are charged for it.
 */
export const isOwed = sql<boolean>`exists (
  select from class_sessions s
  left join attendance x on x.tenant_id = s.tenant_id and x.session_id = s.id and x.student_id = c.student_id
  where s.tenant_id = c.tenant_id and s.id = c.session_id
    and (x.makes_up or s.status = 'cancelled' and s.cancelled_by <> 'student')
    and (${wasTheirs} or x.charge_percent > 0))`

/** What a credit `c` is: a free one that is not owed any more is withdrawn, whenever somebody looks. */
export const creditState = sql<MakeUpState>`(case
  when c.state in ('available', 'expired') and not ${isOwed} then 'withdrawn' else c.state end)`

const held = statement((query, given: { id: string }) =>
  query
    .selectFrom('make_up_credits as c')
    .where('c.id', '=', given.id)
    .select(['c.id', 'c.session_id', 'c.student_id', 'c.expires_on', 'c.cause'])
    .select([creditState.as('state'), isOwed.as('is_owed')])
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
