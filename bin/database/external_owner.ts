import pg from 'pg'
import { openClient } from '#bin/database/connection'
import type { Address } from '#bin/database/connection'
import { SetupError } from '#bin/setup_error'

export type ExternalOwner = {
  address: Address
  user: string
  password: string
  database: string
}

const OLDEST = 150_000
const NO_SUCH_DATABASE = '3D000'

/** What DATABASE_URL names, read the way the driver reads it; its `sslmode` goes where the driver looks for it. */
export function ownerOf(url: string): ExternalOwner {
  const { host, port, user = '', password, database = '' } = new pg.Client(url)
  const sslMode = URL.parse(url)?.searchParams.get('sslmode')
  if (sslMode) process.env.PGSSLMODE = sslMode
  return { address: { host, port }, user, password: password ?? '', database }
}

/** The owner's connection to `database`, made first when it is missing and he may. Refuses a server before 15. */
export async function openOwner(owner: ExternalOwner, database: string): Promise<pg.Client> {
  const client = await connect(owner, database)
  try {
    await assertUsable(client)
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

async function connect(owner: ExternalOwner, database: string): Promise<pg.Client> {
  try {
    return await openClient(owner.address, { ...owner, database })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const { host, port } = owner.address
    if (code !== NO_SUCH_DATABASE || database === owner.database) {
      throw new SetupError(`DATABASE_URL: PostgreSQL at ${host}:${port} says: ${message || code}.`)
    }
    await createDatabase(owner, database)
    return openClient(owner.address, { ...owner, database })
  }
}

async function createDatabase(owner: ExternalOwner, database: string): Promise<void> {
  const client = await openClient(owner.address, owner)
  try {
    await client.query(`create database ${client.escapeIdentifier(database)} template template0`)
  } catch (error) {
    throw new SetupError(
      `The database "${database}" is missing and ${owner.user} may not create it (${(error as Error).message}). Create it with ${owner.user} as its owner.`
    )
  } finally {
    await client.end()
  }
}

async function assertUsable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; name: string; may_create: boolean }>(`
    select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
      has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may_create`)
  const [{ version, name, may_create: mayCreate } = { version: 0, name: '', may_create: false }] =
    rows
  if (version < OLDEST) {
    throw new SetupError(`DATABASE_URL: PostgreSQL ${name} is too old. Markaz needs 15 or later.`)
  }
  if (!mayCreate) {
    throw new SetupError(
      `DATABASE_URL: ${client.user} may not create tables in "${client.database}". Make it the owner of that database.`
    )
  }
}
