const patience = 4_000

/** An answer that only the product gives: what stands before a server that is down answers with 5xx. */
export const isReached = (address: string): Promise<boolean> =>
  fetch(address, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(patience) })
    .then(({ status }) => status < 500)
    .catch(() => false)
