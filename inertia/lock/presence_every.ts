/** How often presence without other requests is reported to the server, in milliseconds. */
export function presenceEvery(lockMinutes: number): number {
  return Math.min(Math.max((lockMinutes * 60_000) / 3, 20_000), 5 * 60_000)
}
