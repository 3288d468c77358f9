import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import { daysUnused } from '#domain/attendance/check_in/rules/check_in'
import { hashToken } from '#domain/access/links/link_token'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { now } from '#domain/shared/time/clock'

/** Neither closed nor forgotten, in a branch that is not archived. */
export const isOpen = (lately: Date) => sql<boolean>`(p.closed_at is null and b.archived_at is null
  and p.seen_at > ${lately}::timestamptz)`

/** Whoever was seen since then is not forgotten. */
export const lately = () => now().minus({ days: daysUnused }).toJSDate()

export const pointsInBranches = (query: Kysely<DB>) =>
  query
    .selectFrom('check_in_points as p')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.tenant_id', '=', 'p.tenant_id').onRef('b.id', '=', 'p.branch_id')
    )

const openPoints = (query: Kysely<DB>, since: Date) =>
  pointsInBranches(query)
    .where(isOpen(since))
    .select(['p.id', 'p.branch_id', 'p.hash', 'p.seen_at'])

const byHash = statement((query, given: { hash: string; since: Date }) =>
  openPoints(query, given.since).where('p.hash', '=', given.hash)
)

const byId = statement((query, given: { id: string; since: Date }) =>
  openPoints(query, given.since).where('p.id', '=', given.id)
)

export type OpenPoint = RowOf<typeof byHash>

/** The point whose device has this token, while it is open. */
export async function findPoint(token: string): Promise<OpenPoint | undefined> {
  const [point] = await byHash({ hash: hashToken(token), since: lately() })
  return point
}

export const findPointById = async (id: string): Promise<OpenPoint | undefined> =>
  (await byId({ id, since: lately() }))[0]
