import limiter from '@adonisjs/limiter/services/main'
import { errors } from '@adonisjs/limiter'

/** `duration` in the limiter's words, as "1 hour". */
export type Budget = { key: string; requests: number; duration: string }

/**
 * Stops at the first spent budget, so that a refusal costs the others nothing. Zero when the try is
 * allowed, else the seconds to wait. Taken before the work is done, so that a thousand simultaneous
 * tries count like a thousand in turn.
 */
export async function spend(budgets: Budget[]): Promise<number> {
  for (const budget of budgets) {
    const wait = await take(budget)
    if (wait > 0) return wait
  }
  return 0
}

export async function giveBack(budgets: Budget[]) {
  await Promise.all(budgets.map((budget) => limitOf(budget).decrement(budget.key)))
}

export async function forget(budget: Budget) {
  await limitOf(budget).delete(budget.key)
}

async function take(budget: Budget) {
  try {
    await limitOf(budget).consume(budget.key)
    return 0
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) return Math.max(error.response.availableIn, 1)
    throw error
  }
}

const limitOf = ({ requests, duration }: Budget) => limiter.use({ requests, duration })

/** For IPv6 the network, because one household has all of its 2^64 addresses. */
export function countedAddress(ip: string) {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.toLowerCase().split('::', 2)
  const groups = head.split(':').filter(Boolean)
  const end = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(8 - groups.length - end.length, 0) }, () => '0')
  return [...groups, ...zeros, ...end].slice(0, 4).join(':')
}
