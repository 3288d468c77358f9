import { type Budget, countedAddress, spend } from '#core/throttles/throttle'
import type { Tenant } from '#domain/access/centre/tenant'

type Asking = { tenant: Tenant; account: string; ip: string }

/**
 * For letters that anybody can trigger: a few an hour to one account, and a few accounts' worth
 * from one address.
 */
export function mailBudgets(purpose: string, asking: Asking): Budget[] {
  const { tenant, account, ip } = asking
  const address = `${tenant.id}:${countedAddress(ip)}`
  return [
    { key: `${purpose}:address:${address}`, requests: 30, duration: '1 hour' },
    { key: `${purpose}:account:${tenant.id}:${account}`, requests: 5, duration: '1 hour' },
  ]
}

export async function minutesToWait(budgets: Budget[]) {
  return Math.ceil((await spend(budgets)) / 60)
}
