import fs from 'node:fs'
import { join } from 'node:path'
import type { Address } from '#bin/database/address'
import { isAlive } from '#bin/database/process_mark'

export type Postmaster = { pid: number; address: Address }

/** The running server of exactly this data directory, as its `postmaster.pid` tells. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const [pid, folder, , port, socket, listen] = readLines(data)
  if (!isPostmaster(Number(pid), data, folder)) return undefined
  return { pid: Number(pid), address: { host: socket || listen || '', port: Number(port) } }
}

/**
 * Removes the `postmaster.pid` of a dead server whose number another program has by now
 * (a container started again on kept data): PostgreSQL itself would take it for a living rival.
 */
export function removeForeignPidFile(data: string): void {
  const [pid] = readLines(data)
  const command = commandOf(Number(pid))
  if (command && !command.includes('postgres')) fs.rmSync(join(data, 'postmaster.pid'))
}

function readLines(data: string): string[] {
  try {
    return fs.readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

/** A killed server that nobody has reaped (a zombie) has no command line: it is not running. */
function isPostmaster(pid: number, data: string, folder: string | undefined): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'linux' && !commandOf(pid)?.includes('postgres')) return false
  return (workingDirectoryOf(pid) ?? folder) === data
}

/** Undefined where the system does not tell (no /proc, or not allowed). */
function commandOf(pid: number): string | undefined {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return undefined
  }
}

/** PostgreSQL works in its data directory, so this also knows a server whose folder was moved. */
function workingDirectoryOf(pid: number): string | undefined {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
