import { exchange, gapAcross, gapWithin } from '#domain/shared/names/costs/letter_costs'
import { firstLatin, unit, unitCount } from '#domain/shared/names/costs/letter_units'

/** Nothing that is further apart is the same word. */
export const farthest = 16

const swapped = 4
/** Letters that changed places are no further from each other than this. */
const likely = 2
/** A whole name is meant before the beginning of a longer one. */
const unfinished = 2.25
const toCome = 0.25
/** A group of Latin letters that is two letters in Arabic: Ishaq, Saad, Said, Saud. */
const pairs: [string, string, string, number][] = [
  ['sh', 's', 'h', 1],
  ['th', 't', 'h', 1],
  ['dh', 'd', 'h', 1],
  ['kh', 'k', 'h', 2],
  ['gh', 'g', 'h', 2],
  ['ch', 't', 'sh', 1],
  ['x', 'k', 's', 0],
  ['aa', 'a', 'a', 0],
  ['ai', 'a', 'i', 0],
  ['ei', 'e', 'i', 0],
  ['au', 'a', 'u', 0],
  ['ee', 'e', 'e', 0.5],
  ['ie', 'i', 'e', 0],
]
/** By the group's number: its two letters and the cost, 0 for a letter that is no group. */
const one = new Uint8Array(unitCount)
const other = new Uint8Array(unitCount)
const parting = new Float32Array(unitCount)
for (const [group, first, second, cost] of pairs) {
  one[unit(group)] = unit(first)
  other[unit(group)] = unit(second)
  parting[unit(group)] = cost
}

const longest = 64
const table = new Float32Array(longest * longest)

/** How far two words are apart; of an unfinished one how far the other's beginning is, a little more for each letter to come. */
export function wordCost(asked: Uint8Array, written: Uint8Array, isOpen: boolean) {
  const isAcross = asked[0]! < firstLatin !== written[0]! < firstLatin
  const gap = isAcross ? gapAcross : gapWithin
  const width = written.length + 1
  fillTable(asked, written, gap, isAcross)
  const last = asked.length * width
  let best = table[last + written.length]!
  if (isOpen) {
    for (let j = written.length - 1; j > 0; j--) {
      best = Math.min(best, table[last + j]! + unfinished + (written.length - j) * toCome)
    }
  }
  return Math.min(best, farthest)
}

function fillTable(asked: Uint8Array, written: Uint8Array, gap: Float32Array, isAcross: boolean) {
  const width = written.length + 1
  table[0] = 0
  for (let j = 1; j < width; j++) table[j] = table[j - 1]! + gap[written[j - 1]!]!
  for (let i = 1; i <= asked.length; i++) {
    const a = asked[i - 1]!
    const row = i * width
    table[row] = table[row - width]! + gap[a]!
    for (let j = 1; j < width; j++) {
      const w = written[j - 1]!
      let cost = table[row - width + j - 1]! + exchange[a * unitCount + w]!
      cost = Math.min(cost, table[row - width + j]! + gap[a]!, table[row + j - 1]! + gap[w]!)
      if (i > 1 && j > 1 && a !== w && exchange[asked[i - 2]! * unitCount + w]! <= likely) {
        cost = Math.min(cost, turned(asked, written, gap, i, j))
      }
      if (isAcross) cost = Math.min(cost, grouped(asked, written, i, j))
      table[row + j] = cost
    }
  }
}

/** Two neighbours that have changed places; a vowel that is only written on one side may come between them there. */
function turned(asked: Uint8Array, written: Uint8Array, gap: Float32Array, i: number, j: number) {
  const width = written.length + 1
  const last = asked[i - 1]!
  const end = exchange[asked[i - 2]! * unitCount + written[j - 1]!]!
  const start = exchange[last * unitCount + written[j - 2]!]!
  let cost = Infinity
  if (start <= likely) cost = table[(i - 2) * width + j - 2]! + start
  if (j > 2) {
    const apart = exchange[last * unitCount + written[j - 3]!]!
    if (apart <= likely) {
      cost = Math.min(cost, table[(i - 2) * width + j - 3]! + apart + gap[written[j - 2]!]!)
    }
  }
  return cost + end + swapped
}

/** Two Arabic letters for one Latin group, whichever side is Latin. */
function grouped(asked: Uint8Array, written: Uint8Array, i: number, j: number) {
  const isWritten = asked[0]! < firstLatin
  const group = isWritten ? written[j - 1]! : asked[i - 1]!
  const [letters, at] = isWritten ? [asked, i] : [written, j]
  if (one[group] === 0 || at < 2) return Infinity
  const width = written.length + 1
  const before = isWritten ? (i - 2) * width + j - 1 : (i - 1) * width + j - 2
  return (
    table[before]! +
    exchange[letters[at - 2]! * unitCount + one[group]!]! +
    exchange[letters[at - 1]! * unitCount + other[group]!]! +
    parting[group]!
  )
}
