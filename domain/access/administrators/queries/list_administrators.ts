import { type RawBuilder, sql } from 'kysely'
import { accountStatuses } from '#domain/access/accounts/rules/account_status'
import { hasWordsOrNearly } from '#domain/shared/lists/has_words'
import type { ListPage, ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { wordsAsked } from '#domain/shared/lists/words_asked'
import { columns, jsonOf, type RowIn } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

export const administratorList = {
  area: 'users',
  sorts: { name: 'asc', number: 'asc', status: 'asc', last_login_at: 'desc' },
  choices: { status: accountStatuses },
  ids: ['role'],
  days: [],
} as const satisfies ListShape

type Asked = ListRequest<typeof administratorList>

const account = columns('users', 'u', [
  'id',
  'email',
  'status',
  'invited_at',
  'last_login_at',
  'archived_at',
])

const person = columns('administrators', 'a', ['number', ...storedNameFields, 'photo'])

const role = jsonOf('roles', 'r', {
  id: 'id',
  name: 'name',
  name_ar: 'name_ar',
  is_super: 'is_super',
})

export type AdministratorRow = RowIn<typeof account> &
  RowIn<typeof person> & { second_factor: boolean; roles: RowIn<typeof role>[] }

/** `:script` is the page's language: names are sorted as they are shown. */
const order: Record<Asked['filter']['sort'], string> = {
  name: 'sorted_:script :dir, id :dir',
  number: 'number :dir, id :dir',
  status: 'status :dir, number :dir',
  last_login_at: 'last_login_at :dir nulls last, id :dir',
}

type Given = {
  archived: boolean
  statuses: readonly string[]
  roles: readonly string[]
  words: string
  wanted: number
  per: number
}

const everybody = sql`
  from users u join administrators a on (a.tenant_id, a.id) = (u.tenant_id, u.administrator_id)
  where u.kind = 'admin'`

const searched = { text: sql`(a.search_text || ' ' || u.email)`, keys: sql`a.name_keys` }

/**
 * A centre has tens of administrators, seldom hundreds: the index on the tenant finds them, and
 * their search text is compared row by row.
 */
const hits = ({ archived, statuses, roles, words }: Given) => sql`
  select ${account}, ${person}, a.sorted_en, a.sorted_ar ${everybody} and (u.archived_at is not null) = ${archived}
    and (cardinality(${statuses}::text[]) = 0 or u.status = any(${statuses}))
    and (cardinality(${roles}::uuid[]) = 0 or exists (
      select from user_roles ur where (ur.tenant_id, ur.user_id) = (u.tenant_id, u.id) and ur.role_id = any(${roles})))
    and ${hasWordsOrNearly(searched, sql`${words}`, sql`${everybody} and (u.archived_at is not null) = ${archived}`)}`

const shown = sql`
  exists (select from authenticators f where (f.tenant_id, f.user_id) = (current_setting('app.tenant_id')::uuid, h.id)
      and f.confirmed_at is not null)
    or exists (select from passkeys k where (k.tenant_id, k.user_id) = (current_setting('app.tenant_id')::uuid, h.id))
    as second_factor,
  coalesce((
    select jsonb_agg(${role} order by not r.is_super, r.name)
    from user_roles ur join roles r on (r.tenant_id, r.id) = (ur.tenant_id, ur.role_id)
    where ur.tenant_id = current_setting('app.tenant_id')::uuid and ur.user_id = h.id), '[]') as roles`

const pageBy = (by: RawBuilder<unknown>) =>
  statement(
    (_, given: Given) => sql<Found>`
  with hits as materialized (${hits(given)}), sized as (select count(*)::integer as total from hits),
  paged as (select total, greatest(1, least(${given.wanted}::integer, (total + ${given.per}::integer - 1) / ${given.per}::integer)) as page from sized)
  select p.total, p.page, h.*, ${shown}
  from paged p left join lateral (
    select * from hits order by ${by} limit ${given.per}::integer offset (p.page - 1) * ${given.per}::integer
  ) h on true order by ${by}`
  )

type Found = AdministratorRow & { total: number; page: number }

const pages = new Map<string, ReturnType<typeof pageBy>>()

function pageIn(by: string) {
  const page = pages.get(by) ?? pageBy(sql.raw(by))
  pages.set(by, page)
  return page
}

export class ListAdministrators {
  async execute({
    filter,
    page: wanted,
    per,
    locale,
  }: Asked): Promise<Omit<ListPage<AdministratorRow>, 'unfiltered_total'>> {
    const { archived, query, sort, descending } = filter
    const { status: statuses } = filter.choices
    const { role: roles } = filter.ids
    const by = order[sort]
      .replaceAll(':dir', descending ? 'desc' : 'asc')
      .replace(':script', locale)
    const words = JSON.stringify(wordsAsked(query))
    const found = await pageIn(by)({ archived, statuses, roles, words, wanted, per })
    const { total, page: at } = found[0]!
    const rows = found.filter(({ id }) => id !== null)
    return {
      rows: rows as AdministratorRow[],
      meta: {
        page: at,
        per,
        total,
        is_more: false,
        last_page: Math.max(1, Math.ceil(total / per)),
      },
    }
  }
}
