import pg from 'pg'

const tries = 3

/**
 * How many times this process sends something to PostgreSQL while something is done, what a connection is sent at once
 * counted as one; the least of a few tries, because the queue may ask something of its own meanwhile.
 */
export async function queriesOf(act: () => PromiseLike<unknown>): Promise<number> {
  const counts: number[] = []
  for (let time = 0; time < tries; time++) counts.push(await countOnce(act))
  return Math.min(...counts)
}

async function countOnce(act: () => PromiseLike<unknown>): Promise<number> {
  const usual = pg.Client.prototype.query
  const sending = new Set<pg.Client>()
  let count = 0
  pg.Client.prototype.query = function counted(this: pg.Client, ...words: unknown[]) {
    if (!sending.has(this)) count++
    sending.add(this)
    process.nextTick(() => sending.delete(this))
    return (usual as (...words: unknown[]) => unknown).apply(this, words)
  } as typeof usual
  try {
    await act()
  } finally {
    pg.Client.prototype.query = usual
  }
  return count
}
