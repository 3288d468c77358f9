import type pg from 'pg'
import type { Secrets } from '#bin/secrets'

export const OWNER = 'markaz_owner'
export const APPLICATION = 'markaz_app'

const ATTRIBUTES = 'login nosuperuser nocreatedb nocreaterole nobypassrls noreplication'

/** The owner migrates, the application answers requests; neither may step round row-level security. */
export async function ensureRoles(client: pg.Client, secrets: Secrets): Promise<void> {
  await ensureRole(client, OWNER, secrets.owner)
  await ensureRole(client, APPLICATION, secrets.app)
}

async function ensureRole(client: pg.Client, name: string, password: string): Promise<void> {
  const known = await client.query('select from pg_roles where rolname = $1', [name])
  if (known.rowCount) return
  await client.query(`create role ${name} ${ATTRIBUTES} password ${client.escapeLiteral(password)}`)
}

/** Makes the database when it is missing; it belongs to `owner`, who may then create the trusted extensions in it. */
export async function ensureDatabase(
  client: pg.Client,
  name: string,
  owner: string
): Promise<void> {
  const known = await client.query('select from pg_database where datname = $1', [name])
  if (known.rowCount) return
  const [database, role] = [name, owner].map((word) => client.escapeIdentifier(word))
  await client.query(`create database ${database} owner ${role} template template0`)
}
