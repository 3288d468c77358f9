import { setImmediate as othersTurn, setTimeout as rest } from 'node:timers/promises'

/** Milliseconds that a long piece of work may hold up this process; then it rests as long. */
const longest = 2

/**
 * Makes something of every row, a few milliseconds at a time, so that everything else has its turn
 * in between.
 */
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

/** Milliseconds of work on one answer after which everything else has its turn. */
const turn = 10

/**
 * Makes something of every row that is at hand, a few milliseconds at a time with as long a rest: nobody
 * waits for it, and requests of everybody else have several turns each.
 */
export const madeBehindOthers = <Row, Made>(rows: Iterable<Row>, make: (row: Row) => Made) =>
  madeBetween(rows, make, longest, () => rest(longest))

/** Makes something of every row that is at hand: what somebody waits for, so it doesn't rest. */
export const madeInTurns = <Row, Made>(rows: Iterable<Row>, make: (row: Row) => Made) =>
  madeBetween(rows, make, turn, othersTurn)

async function madeBetween<Row, Made>(
  rows: Iterable<Row>,
  make: (row: Row) => Made,
  most: number,
  pause: () => Promise<unknown>
): Promise<Made[]> {
  const made: Made[] = []
  let began = performance.now()
  for (const row of rows) {
    made.push(make(row))
    if (performance.now() - began < most) continue
    await pause()
    began = performance.now()
  }
  return made
}
