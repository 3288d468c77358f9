import { dirname } from 'node:path'
import { runningPostmaster } from '#bin/database/server'
import { platform } from '#domain/shared/data/database'
import type { Test } from '@japa/runner/core'
import { sql } from 'kysely'

/**
 * The database of the tests stands still until it is let go, as a machine does that swaps or a disk that hangs: every one
 * of its processes is stopped.
 */
export async function stopDatabase(test: Test) {
  const folder = dirname(process.env.DB_HOST ?? '')
  const server = runningPostmaster(`${folder}/data`)
  if (!server) throw new Error('There is no server of our own')
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(platform())
  const pids = [server.pid, ...rows.map(({ pid }) => pid)]
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => pids.forEach((pid) => tell(pid, name))
  test.cleanup(() => signal('SIGCONT'))
  signal('SIGSTOP')
  return { letGo: () => signal('SIGCONT') }
}

/** Some processes of a server come and go. */
function tell(pid: number, signal: 'SIGSTOP' | 'SIGCONT') {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
