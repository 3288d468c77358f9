const waiting = new Map<string, Promise<unknown>>()

/** One after the other among those of a name. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = waiting.get(name) ?? Promise.resolve()
  const done = before.catch(() => undefined).then(work)
  waiting.set(name, done)
  return done.finally(() => {
    if (waiting.get(name) === done) waiting.delete(name)
  })
}
