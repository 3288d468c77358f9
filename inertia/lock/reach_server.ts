const patience = 4_000

/** What stands before a server that is down answers with 5xx; as a script, so that no session is begun by it. */
export const isReached = (address: string): Promise<boolean> =>
  fetch(address, {
    redirect: 'manual',
    cache: 'no-store',
    headers: { 'Accept': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    signal: AbortSignal.timeout(patience),
  })
    .then(({ status }) => status < 500)
    .catch(() => false)
