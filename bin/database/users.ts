import fs from 'node:fs'
import { join } from 'node:path'
import { isRunning, markOf } from '#bin/database/process_mark'
import type { State } from '#bin/database/state'
import { writeWhole } from '#domain/shared/whole_file'

/** Notes that this process uses the server. */
export async function enterUsers(state: State): Promise<void> {
  await writeWhole(join(state.users, String(process.pid)), markOf(process.pid))
}

/** Takes this process off the list and answers whether another living one is left. */
export function leaveUsers(state: State): boolean {
  fs.rmSync(join(state.users, String(process.pid)), { force: true })
  return fs.readdirSync(state.users).some((pid) => {
    const file = join(state.users, pid)
    if (isRunning(Number(pid), fs.readFileSync(file, 'utf8'))) return true
    fs.rmSync(file, { force: true })
    return false
  })
}
