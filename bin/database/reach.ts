import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { newAddress, openClient } from '#bin/database/connection'
import type { Address, Login } from '#bin/database/connection'
import type { Binaries } from '#bin/database/binaries'
import { launch, removeForeignPidFile, runningPostmaster, stopServer } from '#bin/database/server'
import type { Launched } from '#bin/database/server'
import type { State } from '#bin/database/state'
import type { Secrets } from '#bin/secrets'
import { SetupError } from '#bin/setup_error'

const ABSENT = ['ENOENT', 'ECONNREFUSED']
const STARTING_UP = '57P03'
const RECOVERY_MS = 300_000
const LAUNCH_MS = 20_000
const LAUNCH_AGAIN_MS = 100
const ORPHAN_MS = 5000

type Reached = { client: pg.Client; address: Address }

/**
 * A superuser's connection to the server of this cluster: one that runs already is adopted, else one is launched.
 * An orphan that does not answer is stopped first. A launch that ends at once (its killed predecessor is still
 * a zombie, or left children on the shared memory) is tried again for a while.
 */
export async function reachServer(
  state: State,
  binaries: Binaries,
  secrets: Secrets
): Promise<Reached> {
  const login = { user: 'postgres', password: secrets.superuser, database: 'postgres' }
  const orphan = runningPostmaster(state.data)
  if (orphan) {
    const client = await answerWithin(ORPHAN_MS, orphan.address, login)
    if (client) return { client, address: orphan.address }
    await stopServer(state, binaries)
  }
  const address = await newAddress(state)
  const launched = () => launch(state, binaries, address)
  return { address, client: await launchUntilAnswered(state, launched, login) }
}

async function launchUntilAnswered(state: State, start: () => Launched, login: Login) {
  const giveUp = Date.now() + LAUNCH_MS
  for (;;) {
    removeForeignPidFile(state.data)
    const server = start()
    const client = await answerWithin(LAUNCH_MS, server.address, login, server.hasExited)
    if (client) return client
    if (Date.now() > giveUp) throw new SetupError(`PostgreSQL does not start; see ${state.log}.`)
    await sleep(LAUNCH_AGAIN_MS)
  }
}

/** Undefined when nobody answers in time or the server has ended; a server in recovery is given minutes. */
async function answerWithin(
  ms: number,
  address: Address,
  login: Login,
  hasExited = () => false
): Promise<pg.Client | undefined> {
  const began = Date.now()
  for (;;) {
    try {
      return await openClient(address, login)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      const patience = code === STARTING_UP ? RECOVERY_MS : ms
      if (code !== STARTING_UP && !ABSENT.includes(code)) throw error
      if (hasExited() || Date.now() - began > patience) return undefined
      await sleep(15)
    }
  }
}

const MUST_BE_ON = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'] as const

/** Refuses a server that could lose an acknowledged write, or that is not the one of this cluster. */
export async function assertDurable(client: pg.Client, state: State): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [[...MUST_BE_ON, 'data_directory']]
  )
  const settings = new Map(rows.map((row) => [row.name, row.setting]))
  for (const name of MUST_BE_ON) {
    if (settings.get(name) !== 'on') throw new Error(`PostgreSQL runs with ${name} switched off.`)
  }
  const directory = settings.get('data_directory')
  if (directory !== state.data) throw new Error(`Another server answers: that of ${directory}.`)
}
