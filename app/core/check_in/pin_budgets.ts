import type { Budget } from '#core/throttles/throttle'

/**
 * Wrong PINs for a number, whether anybody has it or not. Whoever has used these up waits, or is given a new PIN: that
 * forgets them.
 */
export const pinBudgets = (tenantId: string, number: string): Budget[] => {
  const key = `check_in:number:${tenantId}:${number}`
  return [
    { key: `${key}:quarter`, requests: 5, duration: '15 minutes' },
    { key: `${key}:day`, requests: 20, duration: '1 day' },
  ]
}
