import { setTimeout as rest } from 'node:timers/promises'

/** Milliseconds that a long piece of work may keep everybody else in this process waiting; then it rests as long. */
const longest = 2

/** What `make` makes of every row, a few milliseconds of it at a time: between two slices all others have their turn. */
export async function* inSlices<Row, Made>(
  batches: AsyncIterable<Row[]>,
  make: (row: Row) => Made
): AsyncGenerator<Made[]> {
  for await (const batch of batches) {
    for (let next = 0; next < batch.length; await rest(longest)) {
      const made: Made[] = []
      const began = performance.now()
      while (next < batch.length && performance.now() - began < longest) {
        made.push(make(batch[next++]!))
      }
      yield made
    }
  }
}
