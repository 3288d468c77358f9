import { type RawBuilder, sql } from 'kysely'
import type { Columns } from '#domain/shared/data/sql'
import type { Principal } from '#domain/access/sessions/principal'
import { statement } from '#domain/shared/data/statement'

const person = sql`number, first_name, last_name, first_name_other, last_name_other, email, phone, status, created_at, updated_at`

type Whose = { id: string }

const rowsOf = (select: (id: string) => RawBuilder<object>) =>
  statement((_, whose: Whose) => select(whose.id))

/** Without the notes, which staff write for each other. */
const people = {
  administrator: rowsOf((id) => sql<object>`select ${person} from administrators where id = ${id}`),
  instructor: rowsOf((id) => sql<object>`select ${person} from instructors where id = ${id}`),
  guardian: rowsOf((id) => sql<object>`select ${person} from guardians where id = ${id}`),
  student: rowsOf(
    (
      id
    ) => sql<object>`select ${person}, gender, birth_date, nationality, national_id, whatsapp, school_name
    from students where id = ${id}`
  ),
}

/** Everything of one account in few rows, by its name in the file. No password, key, code or token is among them. */
const lists = {
  account: rowsOf(
    (
      id
    ) => sql<object>`select kind, email, status, locale, digits, hijri, notifications, email_verified_at,
      password_changed_at, last_login_at, invited_at, created_at from users where id = ${id}`
  ),
  roles: rowsOf(
    (id) => sql<object>`select r.name, r.name_ar, r.permissions from user_roles ur
    join roles r on (r.tenant_id, r.id) = (ur.tenant_id, ur.role_id) where ur.user_id = ${id} order by r.name`
  ),
  authenticators: rowsOf(
    (id) => sql<object>`select created_at, confirmed_at from authenticators where user_id = ${id}`
  ),
  recovery_codes: rowsOf(
    (id) =>
      sql<object>`select created_at, used_at from recovery_codes where user_id = ${id} order by id`
  ),
  passkeys: rowsOf(
    (id) =>
      sql<object>`select name, created_at, last_used_at from passkeys where user_id = ${id} order by id`
  ),
  list_preferences: rowsOf(
    (id) =>
      sql<object>`select list, columns, density, updated_at from list_preferences where user_id = ${id} order by list`
  ),
  saved_views: rowsOf(
    (id) =>
      sql<object>`select list, name, address, is_shared, created_at from saved_views where user_id = ${id} order by id`
  ),
  sessions: rowsOf(
    (
      id
    ) => sql<object>`select created_at, seen_at, expires_at, ip, user_agent from platform.sessions_of(${id})
    order by created_at`
  ),
  devices: rowsOf(
    (
      id
    ) => sql<object>`select created_at, rotated_at, expires_at, ip, user_agent from platform.devices_of(${id})
    order by created_at`
  ),
}

/** What one did, and what was done to one's own record; of other people's records only that something was done. */
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
