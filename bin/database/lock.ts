import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning, markOf } from '#bin/database/process_mark'
import { SetupError } from '#bin/setup_error'
import { writeWhole } from '#domain/shared/whole_file'

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
