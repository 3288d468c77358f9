import pg from 'pg'
import { openClient } from '#bin/database/client'
import { assertBound } from '#bin/database/external_application_check'
import type { ExternalOwner } from '#bin/database/external_owner'
import { readOrMakeSecrets } from '#bin/secrets'
import { SetupError } from '#bin/setup_error'

type Account = { user: string; password: string }

type Options = {
  dataDir: string
  appUrl: string | undefined
  owner: ExternalOwner
  /** The one in use, which for tests is not the one DATABASE_URL names. */
  database: string
}

/** The account that answers requests: that of DATABASE_APP_URL, else one of our own, which the owner creates if he may. */
export async function applicationAccount(owner: pg.Client, options: Options): Promise<Account> {
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
