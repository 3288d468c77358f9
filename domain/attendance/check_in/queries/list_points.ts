import { sql } from 'kysely'
import { isOpen, lately, pointsInBranches } from '#domain/attendance/check_in/queries/find_point'
import { count, jsonIfJoined, jsonOf } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

export const pointTabs = ['open', 'closed'] as const

export type PointTab = (typeof pointTabs)[number]

const wanted = {
  open: isOpen,
  closed: (since: Date) => sql<boolean>`not ${isOpen(since)}`,
}

type Page = { limit: number; offset: number }
type Since = { since: Date }

const rows = (tab: PointTab) =>
  statement((query, given: Page & Since) =>
    pointsInBranches(query)
      .leftJoin('users as u', (join) =>
        join.onRef('u.tenant_id', '=', 'p.tenant_id').onRef('u.id', '=', 'p.opened_by')
      )
      .leftJoin('administrators as a', (join) =>
        join.onRef('a.tenant_id', '=', 'u.tenant_id').onRef('a.id', '=', 'u.administrator_id')
      )
      .where(wanted[tab](given.since))
      .orderBy('p.opened_at', 'desc')
      .orderBy('p.id')
      .limit(sql<number>`${given.limit}`)
      .offset(sql<number>`${given.offset}`)
      .select(['p.id', 'p.name', 'p.opened_at', 'p.seen_at', 'p.closed_at'])
      .select(sql<boolean>`b.archived_at is not null`.as('is_branch_archived'))
      .select(jsonOf('branches', 'b', ['name_en', 'name_ar', 'code']).as('branch'))
      .select(jsonIfJoined('administrators', 'a', storedNameFields).as('opened_by'))
  )

const lists = { open: rows('open'), closed: rows('closed') }

const counted = (tab: PointTab) =>
  statement((query, given: Since) =>
    pointsInBranches(query).where(wanted[tab](given.since)).select(count().as('count'))
  )

const counts = { open: counted('open'), closed: counted('closed') }

export type ListedPoint = RowOf<(typeof lists)['open']>

/** The latest opened first. */
export const listPoints = (tab: PointTab, page: Page) => lists[tab]({ ...page, since: lately() })

export const countPoints = async (tab: PointTab) =>
  (await counts[tab]({ since: lately() }))[0]!.count
