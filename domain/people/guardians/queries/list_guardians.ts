import { sql } from 'kysely'
import type { Named } from '#domain/people/guardians/queries/find_household'
import {
  listSearched,
  type Paging,
  searchedPage,
  searchedRows,
  searching,
} from '#domain/people/queries/searched_list'
import { type GuardianStatus, guardianStatuses } from '#domain/people/guardians/rules/guardian'
import { db } from '#domain/shared/data/database'
import { byId } from '#domain/shared/lists/catalogue_source'
import { statement } from '#domain/shared/data/statement'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

export const guardianList = {
  area: 'guardians',
  sorts: { number: 'desc', name: 'asc', created_at: 'desc', status: 'asc' },
  choices: { status: guardianStatuses },
  ids: [],
  days: ['created'],
} as const satisfies ListShape

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

const children = sql`
  cross join lateral (
    select count(*)::integer as children from student_guardians l
    join students c on c.tenant_id = l.tenant_id and c.id = l.student_id and c.archived_at is null
    where l.guardian_id = p.id
  ) counted
  cross join lateral (
    select coalesce(jsonb_agg(to_jsonb(f)), '[]') as first_children from (
      select c.id, c.first_name, c.last_name, c.first_name_other, c.last_name_other from student_guardians l
      join students c on c.tenant_id = l.tenant_id and c.id = l.student_id and c.archived_at is null
      where l.guardian_id = p.id order by c.sequence limit 3) f
  ) named`

const page = statement(
  (_, given: Paging) => sql<GuardianRow>`
  select p.total, p.page, g.id, g.number, g.first_name, g.last_name, g.first_name_other, g.last_name_other, g.email,
    g.phone, g.photo, g.status, g.created_at, g.archived_at, g.version, children, first_children
  from ${searchedPage('guardian', given)} with ordinality p (id, total, page, place)
  cross join lateral ${byId('guardians', sql`p.id`, 'g')}
  ${children} order by p.place`
)

export const listGuardians = (asked: ListRequest<typeof guardianList>) =>
  listSearched('guardian', asked, () =>
    page({ ...searching(asked), page: asked.page, per: asked.per })
  )

export async function guardianIds(asked: ListRequest<typeof guardianList>): Promise<string[]> {
  const found = sql<{ id: string }>`select id from ${searchedRows('guardian', searching(asked))}`
  const { rows } = await found.execute(db())
  return rows.map(({ id }) => id)
}
