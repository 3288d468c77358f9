type Load<Part> = () => Promise<Part>

/**
 * `load`, kept once it succeeded. Where an import failed, the next one asks with another query: a browser may remember the
 * failure, and not ask for the same address again before the page is left.
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
