import pg from 'pg'
import { openClient, publishConnection } from '#bin/database/connection'
import type { Account, RunningDatabase } from '#bin/database/connection'
import { openOwner, ownerOf } from '#bin/database/external_owner'
import type { ExternalOwner } from '#bin/database/external_owner'
import { readOrMakeSecrets } from '#bin/secrets'
import { SetupError } from '#bin/setup_error'

type ExternalOptions = {
  dataDir: string
  ownerUrl: string
  appUrl: string | undefined
  choose(name: string): string
}

/** Checks the PostgreSQL of DATABASE_URL and prepares its application role; it is neither started nor stopped. */
export async function startExternal(options: ExternalOptions): Promise<RunningDatabase> {
  const owner = ownerOf(options.ownerUrl)
  const database = options.choose(owner.database)
  const client = await openOwner(owner, database)
  try {
    const app = await applicationAccount(client, { ...options, owner, database })
    publishConnection(owner.address, database, owner, app)
  } finally {
    await client.end()
  }
  return { kind: 'external', address: owner.address, release: async () => {} }
}

type Options = {
  dataDir: string
  appUrl: string | undefined
  owner: ExternalOwner
  /** The one in use, which for tests is not the one DATABASE_URL names. */
  database: string
}

/** The account that answers requests: that of DATABASE_APP_URL, else one of our own, which the owner creates if he may. */
async function applicationAccount(owner: pg.Client, options: Options): Promise<Account> {
  const given = options.appUrl ? accountOf(options.appUrl, options.owner) : undefined
  const account = given ?? (await ownAccount(options))
  if (!given) await ensureRole(owner, account)
  await assertBound(owner, account.user)
  await assertMayConnect(options, account)
  return account
}

function accountOf(url: string, owner: ExternalOwner): Account {
  const { host, port, user = '', password, database } = new pg.Client(url)
  const same =
    host === owner.address.host && port === owner.address.port && database === owner.database
  if (same) return { user, password: password ?? '' }
  throw new SetupError(
    'DATABASE_APP_URL must name the same server and database as DATABASE_URL, with another user.'
  )
}

async function ownAccount(options: Options): Promise<Account> {
  const { app } = await readOrMakeSecrets(options.dataDir)
  return { user: `${options.database}_app`, password: app }
}

async function ensureRole(owner: pg.Client, account: Account): Promise<void> {
  const known = await owner.query('select from pg_roles where rolname = $1', [account.user])
  if (known.rowCount) return
  const [name, password] = [
    owner.escapeIdentifier(account.user),
    owner.escapeLiteral(account.password),
  ]
  try {
    await owner.query(`create role ${name} login password ${password}`)
  } catch (error) {
    throw new SetupError(
      `DATABASE_APP_URL is not set and ${owner.user} may not create the application's role (${(error as Error).message}). Create a role without special rights and name it in DATABASE_APP_URL.`
    )
  }
}

async function assertMayConnect(options: Options, account: Account): Promise<void> {
  try {
    const login = { ...account, database: options.database }
    const client = await openClient(options.owner.address, login)
    await client.end()
  } catch (error) {
    throw new SetupError(
      `The application's role "${account.user}" can't sign in to "${options.database}": ${(error as Error).message}. Set DATABASE_APP_URL with its password.`
    )
  }
}

type Rights = {
  superuser: boolean
  bypasses: boolean
  makes_roles: boolean
  owner: boolean
}

/** Refuses an application role that row-level security would not bind, or that could make itself such a one. */
async function assertBound(owner: pg.Client, role: string): Promise<void> {
  const { rows } = await owner.query<Rights>(
    `select r.rolsuper as superuser, r.rolbypassrls as bypasses, r.rolcreaterole as makes_roles,
       pg_has_role(r.oid, current_user, 'member') or pg_has_role(r.oid, d.datdba, 'member') as owner
     from pg_roles r, pg_database d where r.rolname = $1 and d.datname = current_database()`,
    [role]
  )
  const [rights] = rows
  if (!rights) throw new SetupError(`DATABASE_APP_URL: there is no role "${role}".`)
  const fault = faultOf(rights)
  if (fault) {
    throw new SetupError(
      `The application's role "${role}" ${fault}, so nothing would keep the centres apart. Name another one in DATABASE_APP_URL.`
    )
  }
}

function faultOf(rights: Rights): string | undefined {
  if (rights.superuser) return 'is a superuser'
  if (rights.bypasses) return 'bypasses row-level security'
  if (rights.makes_roles) return 'may create roles'
  if (rights.owner) return 'owns the database or is a member of its owner'
  return undefined
}
