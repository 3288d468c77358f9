/** The most hashes one process works on at once: each takes 19 MiB and a core (security T12). */
export const hashesAtOnce = 4

const waiting: (() => void)[] = []
let running = 0

export async function throughGate<T>(work: () => Promise<T>): Promise<T> {
  if (running >= hashesAtOnce) await new Promise<void>((turn) => waiting.push(turn))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
