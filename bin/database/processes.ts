import fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { State } from '#bin/database/state'
import { SetupError } from '#bin/setup_error'
import { writeWhole } from '#domain/shared/runtime/whole_file'

const LOCK_PATIENCE_MS = 90_000

/** Runs `work` while no other process of this installation does; the lock of a dead holder is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await acquire(file)
  try {
    return await work()
  } finally {
    fs.rmSync(file, { force: true })
  }
}

async function acquire(file: string): Promise<void> {
  const giveUp = Date.now() + LOCK_PATIENCE_MS
  for (;;) {
    const holder = read(file)
    if (holder === undefined) {
      if (await writeWhole(file, `${process.pid} ${markOf(process.pid)}`, { onlyNew: true })) return
    } else if (!isHeld(holder)) takeAway(file, holder)
    else if (Date.now() > giveUp) throw new SetupError(`${file} is held by process ${holder}.`)
    else await sleep(25)
  }
}

/** A lock that a power cut left empty or torn names nobody who could hold it. */
function isHeld(holder: string): boolean {
  const [, pid, mark] = /^(\d+) (\S*)$/.exec(holder) ?? []
  return mark !== undefined && isRunning(Number(pid), mark)
}

/** Moves the dead lock aside; puts it back when another process had already replaced it. */
function takeAway(file: string, holder: string): void {
  const aside = `${file}.dead.${process.pid}`
  try {
    fs.renameSync(file, aside)
    if (read(aside) !== holder) fs.linkSync(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    fs.rmSync(aside, { force: true })
  }
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

export async function enterUsers(state: State): Promise<void> {
  await writeWhole(join(state.users, String(process.pid)), markOf(process.pid))
}

export function leaveUsers(state: State): boolean {
  fs.rmSync(join(state.users, String(process.pid)), { force: true })
  return fs.readdirSync(state.users).some((pid) => {
    const file = join(state.users, pid)
    if (isRunning(Number(pid), fs.readFileSync(file, 'utf8'))) return true
    fs.rmSync(file, { force: true })
    return false
  })
}

/** Tells a process from a later one with the same number: start time on Linux, empty where that is unknown. */
function markOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return afterName[0] === 'Z' ? '' : `${bootId()}:${afterName[19]}`
  } catch {
    return ''
  }
}

/** Is the process that had this mark still running? An empty mark where processes have one is a torn file's. */
function isRunning(pid: number, mark: string): boolean {
  return isAlive(pid) && mark === markOf(pid)
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function bootId(): string {
  return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}
