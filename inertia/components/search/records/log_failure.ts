/** For who looks into the browser's log: the page says so itself where it has to. */
export function logFailure(error: unknown): void {
  console.error('Search failed', error)
}
