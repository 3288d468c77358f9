/** How often somebody who asks the server for nothing is reported to it, in milliseconds. */
export function presenceEvery(lockMinutes: number): number {
  return Math.min(Math.max((lockMinutes * 60_000) / 3, 20_000), 5 * 60_000)
}
