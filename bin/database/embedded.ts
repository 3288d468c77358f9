import type pg from 'pg'
import { findBinaries } from '#bin/database/binaries'
import type { Binaries } from '#bin/database/binaries'
import { ensureCluster } from '#bin/database/cluster'
import { publishConnection } from '#bin/database/connection'
import type { RunningDatabase } from '#bin/database/connection'
import { assertDurable, reachServer } from '#bin/database/reach'
import { enterUsers, leaveUsers, withLock } from '#bin/database/processes'
import { runningPostmaster, stopServer } from '#bin/database/server'
import { embeddedState, serverUser } from '#bin/database/state'
import type { State } from '#bin/database/state'
import { readOrMakeSecrets } from '#bin/secrets'
import type { Secrets } from '#bin/secrets'

export async function startEmbedded(dataDir: string, database: string): Promise<RunningDatabase> {
  process.env.PGSSLMODE = 'disable'
  const user = serverUser()
  const secrets = await readOrMakeSecrets(dataDir)
  const state = embeddedState(dataDir, secrets, user)
  const binaries = await findBinaries(user)
  const start = () => withLock(state.lock, () => prepare(state, binaries, secrets, database))
  const address = await start()
  const stopSupervising = supervise(state, start)
  return {
    kind: 'embedded',
    address,
    release: async () => {
      stopSupervising()
      await withLock(state.lock, async () => {
        if (!leaveUsers(state)) await stopServer(state, binaries)
      })
    },
  }
}

async function prepare(state: State, binaries: Binaries, secrets: Secrets, database: string) {
  await ensureCluster(state, binaries, secrets)
  const { client, address } = await reachServer(state, binaries, secrets)
  try {
    await assertDurable(client, state)
    await ensureRoles(client, secrets)
    await ensureDatabase(client, database, OWNER)
  } finally {
    await client.end()
  }
  const owner = { user: OWNER, password: secrets.owner }
  publishConnection(address, database, owner, { user: APPLICATION, password: secrets.app })
  await enterUsers(state)
  return address
}

const LOOK_EVERY_MS = 1000

/** Starts the server again when it is gone while the application still runs (the kernel killed it for memory, say). */
function supervise(state: State, start: () => Promise<unknown>): () => void {
  let busy = false
  const look = async () => {
    if (busy || runningPostmaster(state.data)) return
    busy = true
    await start().catch((error: Error) => process.stderr.write(`PostgreSQL: ${error.message}\n`))
    busy = false
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return () => clearInterval(timer)
}

const OWNER = 'markaz_owner'
const APPLICATION = 'markaz_app'

const ATTRIBUTES = 'login nosuperuser nocreatedb nocreaterole nobypassrls noreplication'

/** The owner migrates, the application answers requests; neither may step round row-level security. */
async function ensureRoles(client: pg.Client, secrets: Secrets): Promise<void> {
  await ensureRole(client, OWNER, secrets.owner)
  await ensureRole(client, APPLICATION, secrets.app)
}

async function ensureRole(client: pg.Client, name: string, password: string): Promise<void> {
  const known = await client.query('select from pg_roles where rolname = $1', [name])
  if (known.rowCount) return
  await client.query(`create role ${name} ${ATTRIBUTES} password ${client.escapeLiteral(password)}`)
}

/** Makes the database when it is missing; it belongs to `owner`, who may then create the trusted extensions in it. */
async function ensureDatabase(client: pg.Client, name: string, owner: string): Promise<void> {
  const known = await client.query('select from pg_database where datname = $1', [name])
  if (known.rowCount) return
  const [database, role] = [name, owner].map((word) => client.escapeIdentifier(word))
  await client.query(`create database ${database} owner ${role} template template0`)
}
