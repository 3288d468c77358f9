import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { PrincipalRecord, RoleRecord } from '#domain/access/sessions/principal'
import type { Columns } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

type SessionColumn =
  'data' | 'created_at' | 'seen_at' | 'locked_at' | 'confirmed_at' | 'remembered_by' | 'renewal_due'

type OpenSession = Columns<'platform.sessions', SessionColumn> & {
  principal: PrincipalRecord | null
  viewed_role: RoleRecord | null
}

/**
 * The session of the entered tenant with its person, roles and permissions; nothing where it has
 * ended.
 */
export const openSession = statement(
  (_, { key }: { key: string }) => sql<OpenSession>`select * from platform.open_session(${key})`
)

type KeyedSession = OpenSession & Columns<'platform.sessions', 'id'>

/** As openSession(), of many at once: those that are still open, with the keys that name them. */
export const openSessions = statement(
  (_, { keys }: { keys: string[] }) => sql<KeyedSession>`
    select wanted.id, s.* from unnest(${keys}::text[]) wanted (id), platform.open_session(wanted.id) s`
)

type Use = Columns<'platform.sessions', 'id' | 'seen_at' | 'locked_at' | 'renewal_due'>

/** Of those that are still open and whose person is still let in: their last use, and whether their rights changed. */
export const usesOf = statement(
  (_, { keys }: { keys: string[] }) => sql<Use>`select * from platform.uses_of(${keys}::text[])`
)

/** Only a hash of a session's id is kept: it identifies the row. */
export const sessionKeyOf = (id: string) => createHash('sha256').update(id).digest('base64url')
