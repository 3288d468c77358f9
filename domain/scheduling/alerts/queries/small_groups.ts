import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import type { Ahead } from '#domain/scheduling/alerts/alerts'
import { literals } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

/** Groups that don't run yet, start soon or should have, and have fewer students than they need. */
export const smallGroups = (query: Kysely<DB>, { startsUntil }: Pick<Ahead, 'startsUntil'>) =>
  query
    .selectFrom('groups as g')
    .where('g.archived_at', 'is', null)
    .where('g.status', 'in', literals(['draft', 'open']))
    .where('g.starts_on', '<=', startsUntil)
    .whereRef('g.students', '<', 'g.min_students')

const told = ['g.id', 'g.code', 'g.title_en', 'g.title_ar', 'g.status', 'g.starts_on'] as const

type Page = { limit: number; offset: number }

export const listSmallGroups = statement((query, given: Ahead & Page) =>
  smallGroups(query, given)
    .orderBy('g.starts_on')
    .orderBy('g.id')
    .limit(sql<number>`${given.limit}`)
    .offset(sql<number>`${given.offset}`)
    .select(told)
    .select(['g.students', 'g.min_students'])
)

export const smallGroup = statement((query, given: Ahead & { group: string }) =>
  smallGroups(query, given)
    .where('g.id', '=', given.group)
    .select(['g.students', 'g.min_students', 'g.starts_on'])
)
