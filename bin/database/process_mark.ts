import fs from 'node:fs'

/** Tells a process from a later one with the same number: start time on Linux, empty where that is unknown. */
export function markOf(pid: number): string {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return afterName[0] === 'Z' ? '' : `${bootId()}:${afterName[19]}`
  } catch {
    return ''
  }
}

/** Is the process that had this mark still running? An empty mark where processes have one is a torn file's. */
export function isRunning(pid: number, mark: string): boolean {
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
