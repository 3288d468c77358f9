/** A day that is still being typed stays as it is. */
export function dayAfter(day: string, days: number): string {
  const at = Date.parse(day)
  return Number.isNaN(at) ? day : new Date(at + days * 86_400_000).toISOString().slice(0, 10)
}
