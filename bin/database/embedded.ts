import { findBinaries } from '#bin/database/binaries'
import type { Binaries } from '#bin/database/binaries'
import { ensureCluster } from '#bin/database/cluster'
import { publishConnection } from '#bin/database/connection_settings'
import { assertDurable } from '#bin/database/durability'
import { withLock } from '#bin/database/lock'
import { reachServer } from '#bin/database/reach'
import { APPLICATION, ensureDatabase, ensureRoles, OWNER } from '#bin/database/roles'
import type { RunningDatabase } from '#bin/database/running_database'
import { serverUser } from '#bin/database/server_user'
import { embeddedState } from '#bin/database/state'
import type { State } from '#bin/database/state'
import { stopServer } from '#bin/database/stop_server'
import { supervise } from '#bin/database/supervise'
import { enterUsers, leaveUsers } from '#bin/database/users'
import { readOrMakeSecrets } from '#bin/secrets'
import type { Secrets } from '#bin/secrets'

/** Makes, starts or adopts the PostgreSQL of this installation and prepares `database` in it. */
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
