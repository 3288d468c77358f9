import { type RawBuilder, sql } from 'kysely'
import type { DB } from '#database/schema'
import { type Columns, columns } from '#domain/shared/data/sql'
import type { Principal } from '#domain/access/sessions/principal'
import { statement } from '#domain/shared/data/statement'
import { storedNameFields } from '#domain/shared/text/person_names'

type Whose = { id: string }

const rowsOf = (select: (id: string) => RawBuilder<object>) =>
  statement((_, whose: Whose) => select(whose.id))

/**
 * A table's own rows, by column names that are type-checked: a renamed column is a type error here.
 */
const own = <T extends keyof DB, const C extends keyof DB[T] & string>(
  table: T,
  names: readonly C[]
) => sql`select ${columns(table, 't', names)} from ${sql.table(table)} t`

const personal = [
  'number',
  ...storedNameFields,
  'email',
  'phone',
  'status',
  'created_at',
  'updated_at',
] as const

/** Without the notes, which staff write for each other. */
const people = {
  administrator: rowsOf((id) => sql<object>`${own('administrators', personal)} where id = ${id}`),
  instructor: rowsOf((id) => sql<object>`${own('instructors', personal)} where id = ${id}`),
  guardian: rowsOf((id) => sql<object>`${own('guardians', personal)} where id = ${id}`),
  student: rowsOf(
    (id) =>
      sql<object>`${own('students', [
        ...personal,
        'gender',
        'birth_date',
        'nationality',
        'national_id',
        'whatsapp',
        'school_name',
      ])} where id = ${id}`
  ),
}

/**
 * One account's data in few rows, by its name in the file. Holds no password, key, code or token.
 */
const lists = {
  account: rowsOf(
    (id) =>
      sql<object>`${own('users', [
        'kind',
        'email',
        'status',
        'locale',
        'digits',
        'hijri',
        'notifications',
        'email_verified_at',
        'password_changed_at',
        'last_login_at',
        'invited_at',
        'created_at',
      ])} where id = ${id}`
  ),
  roles: rowsOf(
    (
      id
    ) => sql<object>`select ${columns('roles', 'r', ['name', 'name_ar', 'permissions'])} from user_roles ur
    join roles r on (r.tenant_id, r.id) = (ur.tenant_id, ur.role_id) where ur.user_id = ${id} order by r.name`
  ),
  authenticators: rowsOf(
    (id) =>
      sql<object>`${own('authenticators', ['created_at', 'confirmed_at'])} where user_id = ${id}`
  ),
  recovery_codes: rowsOf(
    (id) =>
      sql<object>`${own('recovery_codes', ['created_at', 'used_at'])} where user_id = ${id} order by id`
  ),
  passkeys: rowsOf(
    (id) =>
      sql<object>`${own('passkeys', ['name', 'created_at', 'last_used_at'])} where user_id = ${id} order by id`
  ),
  calendar_feed: rowsOf(
    (id) => sql<object>`${own('calendar_feeds', ['made_at', 'read_at'])} where user_id = ${id}`
  ),
  list_preferences: rowsOf(
    (id) =>
      sql<object>`${own('list_preferences', ['list', 'columns', 'density', 'updated_at'])} where user_id = ${id} order by list`
  ),
  saved_views: rowsOf(
    (id) =>
      sql<object>`${own('saved_views', ['list', 'name', 'address', 'is_shared', 'created_at'])} where user_id = ${id} order by id`
  ),
  sessions: rowsOf(
    (
      id
    ) => sql<object>`select ${columns('platform.sessions', 's', ['created_at', 'seen_at', 'expires_at', 'ip', 'user_agent'])}
    from platform.sessions_of(${id}) s
    order by created_at`
  ),
  devices: rowsOf(
    (
      id
    ) => sql<object>`select ${columns('platform.remember_tokens', 'd', ['created_at', 'rotated_at', 'expires_at', 'ip', 'user_agent'])}
    from platform.devices_of(${id}) d
    order by created_at`
  ),
}

/**
 * What the person did, and what was done to their own record; of other people's records only that
 * something was done.
 */
const acts = statement(
  (_, given: { user: string; person: string; last: string }) => sql<Columns<'audit_events', 'id'>>`
    select id, occurred_at, actor_id is not distinct from ${given.user} as by_me, action, subject_type, subject_id,
      case when subject_id in (${given.user}, ${given.person}) then before - 'notes' - 'photo' end as before,
      case when subject_id in (${given.user}, ${given.person}) then after - 'notes' - 'photo' end as after
    from audit_events
    where (actor_id = ${given.user} or subject_id in (${given.user}, ${given.person})) and id > ${given.last}
    order by id limit 500`
)

const first = '00000000-0000-0000-0000-000000000000'

type Part = { name: string; rows: AsyncIterable<object[]> }

export function exportOwnData(user: Principal): Part[] {
  return [
    { name: 'person', rows: once(people[user.personType], user.personId) },
    ...Object.entries(lists).map(([name, read]) => ({ name, rows: once(read, user.userId) })),
    { name: 'activity', rows: activity(user) },
  ]
}

async function* once(read: (whose: Whose) => Promise<object[]>, id: string) {
  yield await read({ id })
}

async function* activity({ userId, personId }: Principal) {
  let last = first
  for (;;) {
    const rows = await acts({ user: userId, person: personId, last })
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!.id
  }
}
