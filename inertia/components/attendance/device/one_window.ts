/**
 * One window of a browser at a time acts under a name, where browsers can: what one has done the next doesn't do.
 * Whoever waits longer than `patience` milliseconds acts all the same.
 */
export async function oneWindow(name: string, patience: number, act: () => Promise<void>) {
  let isDone = false
  const once = () => {
    isDone = true
    return act()
  }
  const signal = AbortSignal.timeout(patience)
  await navigator.locks?.request(name, { signal }, once).catch(() => undefined)
  if (!isDone) await act()
}
