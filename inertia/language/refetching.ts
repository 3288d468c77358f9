type Load<Part> = () => Promise<Part>

/**
 * Calls `load` once, and again after a failure. The next try adds a query to the address, because a browser may remember
 * that an import failed and not fetch the same address again until the page is reloaded.
 */
export function refetching<Part>(load: Load<Part>): Load<Part> {
  let loaded: Promise<Part> | undefined
  let failedAt: string | undefined
  let tries = 0
  const fetchPart = () =>
    failedAt ? (import(/* @vite-ignore */ `${failedAt}?again=${++tries}`) as Promise<Part>) : load()
  return () => {
    loaded ??= fetchPart().catch((error: unknown) => {
      loaded = undefined
      failedAt ??= /https?:\S+\.js/.exec(String(error))?.[0]
      throw error
    })
    return loaded
  }
}
