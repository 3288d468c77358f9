import { farthest } from '#domain/shared/names/costs/word_cost'

const reversed = 2
const unasked = 0.5
/** Who is called so comes before whose family is. */
const later = 0.2
/** How many of a record's words are looked at. */
const mostWords = 10

/**
 * The cheapest way to give each asked word a word of its own. `columns` are the record's words, each with its cost beside
 * every asked one. Another order costs a little, and so does each word of the record that nobody asked for.
 */
export function bestPairing(columns: number[][], asked: number) {
  const words = columns.slice(0, mostWords)
  const spare = Math.max(0, words.length - asked) * unasked
  const least = Array.from({ length: asked + 1 }, () => 0)
  for (let i = asked - 1; i >= 0; i--) {
    least[i] = least[i + 1]! + Math.min(farthest, ...words.map((column) => column[i]!))
  }
  let best = asked * farthest

  function pair(i: number, taken: number, last: number, isReversed: boolean, cost: number) {
    if (cost + least[i]! >= best) return
    if (i === asked) {
      best = cost
      return
    }
    for (const [j, column] of words.entries()) {
      if (taken & (1 << j)) continue
      const turns = isReversed || j > last ? 0 : reversed
      pair(
        i + 1,
        taken | (1 << j),
        j,
        isReversed || turns > 0,
        cost + column[i]! + turns + (i === 0 && j > 0 ? later : 0)
      )
    }
    pair(i + 1, taken, last, isReversed, cost + farthest)
  }

  pair(0, 0, -1, false, spare)
  return best
}
