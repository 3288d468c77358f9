import { sql } from 'kysely'
import type { Named } from '#domain/people/queries/find_household'
import {
  listSearched,
  type Paging,
  searchedPage,
  searchedRows,
  searching,
} from '#domain/people/queries/searched_list'
import { type GuardianStatus, guardianStatuses } from '#domain/people/rules/guardian'
import { db } from '#domain/shared/database'
import { statement } from '#domain/shared/statement'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

/** What the guardians' list may be asked. */
export const guardianList = {
  area: 'guardians',
  sorts: { number: 'desc', name: 'asc', created_at: 'desc', status: 'asc' },
  choices: { status: guardianStatuses },
  ids: [],
  days: ['created'],
} as const satisfies ListShape

/** By column name: a list makes no models. */
export type GuardianRow = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  email: string | null
  phone: string | null
  photo: string | null
  status: GuardianStatus
  created_at: Date
  archived_at: Date | null
  version: number
  /** How many live students, and the first three of them. */
  children: number
  first_children: Omit<Named, 'number'>[]
}

const page = statement(
  (_, given: Paging) => sql<GuardianRow>`select * from ${searchedPage('guardian', given)}`
)

/** One page of guardians and how many there are; see listSearched(). */
export const listGuardians = (asked: ListRequest<typeof guardianList>) =>
  listSearched('guardian', asked, () =>
    page({ ...searching(asked), page: asked.page, per: asked.per })
  )

/** The ids of every guardian a filter shows, on all its pages. */
export async function guardianIds(asked: ListRequest<typeof guardianList>): Promise<string[]> {
  const found = sql<{ id: string }>`select id from ${searchedRows('guardian', searching(asked))}`
  const { rows } = await found.execute(db())
  return rows.map(({ id }) => id)
}
