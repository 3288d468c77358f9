import { setImmediate } from 'node:timers/promises'
import { ownBranches } from '#domain/shared/data/branch_limit'
import { isDatabaseUnavailable } from '#domain/shared/data/database_unavailable'

type Waiting<Item, Made> = {
  item: Item
  resolve(made: Made): void
  reject(error: unknown): void
}

/**
 * Acts of a tenant that would wait for one another's locks are written together: whatever comes while `write`
 * runs is in its next call, at most `most` at once. Only people who see the same branches share a call. An
 * item that the database refuses fails by itself.
 */
export function writeTogether<Item, Made>(write: (items: Item[]) => Promise<Made[]>, most: number) {
  const queues = new Map<string, Waiting<Item, Made>[]>()

  async function attempt(waiting: Waiting<Item, Made>[]) {
    try {
      const made = await write(waiting.map(({ item }) => item))
      for (const [place, { resolve }] of waiting.entries()) resolve(made[place]!)
    } catch (error) {
      if (waiting.length > 1 && !isDatabaseUnavailable(error))
        for (const one of waiting) await attempt([one])
      else for (const { reject } of waiting) reject(error)
    }
  }

  async function empty(key: string, queue: Waiting<Item, Made>[]) {
    while (queue.length > 0) {
      await setImmediate()
      await attempt(queue.splice(0, most))
    }
    queues.delete(key)
  }

  return (tenant: string, items: Item[]): Promise<Made[]> => {
    const key = JSON.stringify([tenant, ownBranches()])
    const queue = queues.get(key) ?? []
    const made = items.map(
      (item) => new Promise<Made>((resolve, reject) => queue.push({ item, resolve, reject }))
    )
    if (!queues.has(key) && queue.length > 0) {
      queues.set(key, queue)
      void empty(key, queue)
    }
    return Promise.all(made)
  }
}
