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

/** Only a hash of a session's id is kept: it identifies the row. */
export const sessionKeyOf = (id: string) => createHash('sha256').update(id).digest('base64url')
