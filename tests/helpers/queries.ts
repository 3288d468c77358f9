import pg from 'pg'

const tries = 3

/**
 * How many queries this process sends to PostgreSQL while something is done; the least of a few times, because the queue
 * may ask something of its own meanwhile.
 */
export async function queriesOf(act: () => PromiseLike<unknown>): Promise<number> {
  const counts: number[] = []
  for (let time = 0; time < tries; time++) counts.push(await countOnce(act))
  return Math.min(...counts)
}

async function countOnce(act: () => PromiseLike<unknown>): Promise<number> {
  const usual = pg.Client.prototype.query
  let count = 0
  pg.Client.prototype.query = function counted(this: pg.Client, ...words: unknown[]) {
    count++
    return (usual as (...words: unknown[]) => unknown).apply(this, words)
  } as typeof usual
  try {
    await act()
  } finally {
    pg.Client.prototype.query = usual
  }
  return count
}
