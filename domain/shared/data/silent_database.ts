import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

/**
 * In milliseconds. The server ends a slow statement by itself; a hanging one is noticed here soon
 * enough for a page to say so within five seconds.
 */
export const patience = { statement: 3_500, connection: 3_500, silence: 4_000 }

class DatabaseUnavailableError extends Error {
  status = 503
  code = 'E_DATABASE_UNAVAILABLE'
}

type Connected = { connection: { stream: Socket }; _getActiveQuery(): unknown }

type Acquire = () => Promise<PoolClient>

let isSilent = false
const waiting = new Set<() => void>()

/** Cuts a connection that leaves a statement unanswered, so that nobody is given it again. */
export function cutWhenSilent(client: PoolClient) {
  const { connection, _getActiveQuery: activeQuery } = client as unknown as Connected
  const { stream } = connection
  // Told again and again, where a callback of setTimeout is called but once: also while nothing is asked
  stream.setTimeout(patience.silence)
  stream.on('timeout', () => {
    const asked = activeQuery.call(client)
    if (!asked) return
    const { bytesRead } = stream
    // Where we were busy ourselves the timer is late and the answer lies there: it is read before this turn ends
    setImmediate(() => {
      if (activeQuery.call(client) !== asked || stream.bytesRead > bytesRead) return
      isSilent = true
      waiting.forEach((refuse) => refuse())
      stream.destroy(new DatabaseUnavailableError('PostgreSQL is silent'))
    })
  })
}

/**
 * Once a connection was cut, refuses everybody until one answers again, including those who wait
 * for a connection: a request waits for a silent database only once. A request that gets no
 * connection is told the same.
 */
export function refuseWhileSilent(pool: Pool): Pool {
  const acquire = pool.connect.bind(pool) as Acquire
  let probing: Promise<void> | undefined
  async function connect() {
    if (isSilent) {
      probing ??= untilAnswered(acquire).finally(() => (probing = undefined))
      throw new DatabaseUnavailableError('PostgreSQL is silent')
    }
    const connection = acquire()
    try {
      return await unlessSilent(connection)
    } catch (cause) {
      connection.then((late) => late.release()).catch(() => {})
      throw new DatabaseUnavailableError('There is no connection to PostgreSQL', { cause })
    }
  }
  return Object.assign(pool, { connect })
}

function unlessSilent<T>(coming: Promise<T>): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const refuse = () => reject(new Error('PostgreSQL is silent'))
  waiting.add(refuse)
  return Promise.race([coming, silence]).finally(() => waiting.delete(refuse))
}

const betweenProbes = 250

async function untilAnswered(acquire: Acquire) {
  while (isSilent) {
    isSilent = !(await answers(acquire))
    if (isSilent) await sleep(betweenProbes, undefined, { ref: false })
  }
}

async function answers(acquire: Acquire) {
  try {
    const connection = await acquire()
    await connection.query('select 1').finally(() => connection.release())
    return true
  } catch {
    return false
  }
}
