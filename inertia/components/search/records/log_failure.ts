/** For whoever looks into the browser's log: the page itself says that search doesn't answer. */
export function logFailure(error: unknown): void {
  console.error('Search does not answer', error)
}
