import { type Kysely, sql } from 'kysely'
import type { DB } from '#database/schema'
import { absenceColumns } from '#domain/people/instructors/queries/list_absences'
import { count, jsonIfJoined, jsonOf, literals } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

/** Nobody has decided about them yet. */
const waiting = (query: Kysely<DB>) =>
  query.selectFrom('absences as a').where('a.state', '=', sql.lit('requested'))

/** Whoever asked for it is told what became of it. */
const decided = (query: Kysely<DB>) =>
  query
    .selectFrom('absences as a')
    .where('a.asked_by', 'is not', null)
    .where('a.state', 'in', literals(['approved', 'declined']))

type Page = { limit: number; offset: number }

const rows = (of: typeof waiting, order: 'asc' | 'desc') =>
  statement((query, given: Page) =>
    of(query)
      .innerJoin('instructors as i', 'i.id', 'a.instructor_id')
      .leftJoin('users as u', 'u.id', 'a.decided_by')
      .leftJoin('administrators as d', 'd.id', 'u.administrator_id')
      .orderBy(order === 'asc' ? 'a.created_at' : 'a.decided_at', order)
      .orderBy('a.id')
      .limit(sql<number>`${given.limit}`)
      .offset(sql<number>`${given.offset}`)
      .select(absenceColumns)
      .select(['a.created_at', 'a.decided_at', 'a.answer'])
      .select(jsonIfJoined('administrators', 'd', storedNameFields).as('decided_by'))
      .select(jsonOf('instructors', 'i', ['id', ...storedNameFields]).as('instructor'))
  )

const lists = { waiting: rows(waiting, 'asc'), decided: rows(decided, 'desc') }

const counts = {
  waiting: statement((query, _: object) => waiting(query).select(count().as('count'))),
  decided: statement((query, _: object) => decided(query).select(count().as('count'))),
}

export type RequestTab = keyof typeof lists

export type AbsenceRequest = RowOf<(typeof lists)['waiting']>

/** Requests for absence: the longest waiting first, or the latest decided. */
export const listAbsenceRequests = (tab: RequestTab, page: Page) => lists[tab](page)

export const countAbsenceRequests = async (tab: RequestTab) => (await counts[tab]({}))[0]!.count
