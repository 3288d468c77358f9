import { sql } from 'kysely'
import {
  listedColumns,
  listSearched,
  type Paging,
  searchedPage,
  searchedRows,
  searching,
} from '#domain/people/queries/searched_list'
import { guardianStatuses } from '#domain/people/guardians/rules/guardian'
import { db } from '#domain/shared/data/database'
import { byId } from '#domain/shared/lists/catalogue_source'
import { type Columns, columns, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { storedNameFields } from '#domain/shared/text/person_names'

export const guardianList = {
  area: 'guardians',
  sorts: { number: 'desc', name: 'asc', created_at: 'desc', status: 'asc' },
  choices: { status: guardianStatuses },
  ids: [],
  days: ['created'],
} as const satisfies ListShape

const own = columns('guardians', 'g', listedColumns)

const child = columns('students', 'c', ['id', ...storedNameFields])

export type GuardianRow = RowIn<typeof own> & {
  /** Live students only, and the first three of them. */
  children: number
  first_children: RowIn<typeof child>[]
}

const children = sql`
  cross join lateral (
    select count(*)::integer as children from student_guardians l
    join students c on c.tenant_id = l.tenant_id and c.id = l.student_id and c.archived_at is null
    where l.guardian_id = p.id
  ) counted
  cross join lateral (
    select coalesce(jsonb_agg(to_jsonb(f)), '[]') as first_children from (
      select ${child} from student_guardians l
      join students c on c.tenant_id = l.tenant_id and c.id = l.student_id and c.archived_at is null
      where l.guardian_id = p.id order by c.sequence limit 3) f
  ) named`

const page = statement(
  (_, given: Paging) => sql<GuardianRow>`
  select p.total, p.page, ${own}, children, first_children
  from ${searchedPage('guardian', given)} with ordinality p (id, total, page, place)
  cross join lateral ${byId('guardians', sql`p.id`, 'g')}
  ${children} order by p.place`
)

export const listGuardians = (asked: ListRequest<typeof guardianList>) =>
  listSearched('guardian', asked, () =>
    page({ ...searching(asked), page: asked.page, per: asked.per })
  )

export async function guardianIds(asked: ListRequest<typeof guardianList>): Promise<string[]> {
  const found = sql<
    Columns<'guardians', 'id'>
  >`select id from ${searchedRows('guardian', searching(asked))}`
  const { rows } = await found.execute(db())
  return rows.map(({ id }) => id)
}
