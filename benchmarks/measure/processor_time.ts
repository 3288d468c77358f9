import { readdirSync, readFileSync } from 'node:fs'

const millisecondsPerTick = 10

type Stat = { parent: number; busy: number }

/** utime and stime of a process in ms, as /proc/<pid>/stat counts them; with those of its children that have ended. */
function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [utime = 0, stime = 0, cutime = 0, cstime = 0] = fields.slice(11, 15)
    return { parent: fields[1]!, busy: (utime + stime + cutime + cstime) * millisecondsPerTick }
  } catch {
    return undefined
  }
}

export const parentOf = (pid: number) => statOf(pid)?.parent ?? 0

/** Processor time of a process and of everything it started, in ms; only Linux tells. */
export function processorTime(pid: number): number {
  const own = statOf(pid)?.busy ?? 0
  const children = readdirSync('/proc')
    .map(Number)
    .filter(Boolean)
    .map(statOf)
    .filter((stat) => stat?.parent === pid)
  return children.reduce((sum, stat) => sum + stat!.busy, own)
}

export function residentMegabytes(pid: number) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
