import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning, markOf } from '#bin/database/process_mark'
import { SetupError } from '#bin/setup_error'

const PATIENCE_MS = 90_000

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
  const giveUp = Date.now() + PATIENCE_MS
  while (!tryToCreate(file)) {
    const holder = read(file)
    if (holder && !isHeld(holder)) takeAway(file, holder)
    else if (Date.now() > giveUp) throw new SetupError(`${file} is held by process ${holder}.`)
    else await sleep(25)
  }
}

/** Linked into place with its content, so that nobody reads an empty lock. */
function tryToCreate(file: string): boolean {
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, `${process.pid} ${markOf(process.pid)}`, { mode: 0o600 })
  try {
    fs.linkSync(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    fs.rmSync(draft, { force: true })
  }
}

function isHeld(holder: string): boolean {
  const [pid, mark] = holder.split(' ')
  return isRunning(Number(pid), mark ?? '')
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
