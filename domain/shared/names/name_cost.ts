import { wordUnits } from '#domain/shared/names/costs/letter_units'
import { type NameWord, nameWords } from '#domain/shared/names/words/name_words'
import { bestPairing } from '#domain/shared/names/costs/pairing'
import { isOneLetterOff } from '#domain/shared/names/words/one_letter'
import { sameName } from '#domain/shared/names/words/same_names'
import { farthest, wordCost } from '#domain/shared/names/costs/word_cost'

type Read = NameWord & { units: Uint8Array[]; same: string | undefined }

const otherArticle = 0.7
/** Abdulaziz isn't Aziz, but a son's "bin" is often left out. */
const otherParticle = 1.5
const leftOut = 0.4
const bySameName = 1
const begunOtherwise = 1
/** A letter of a word in the same script is wrong, by the length of the shorter word: short names are often another one. */
const letterOff = [farthest, farthest, farthest, 5, 4.5, 3.5, 2.5]
/** How many of a query's words are compared; more are never needed to find anybody. */
const mostCompared = 6

/** How far the ways a name is written are from a query, 0 being as expected. For many names beside one query: `nameCosts`. */
export const nameCost = (query: string, written: string[]) => nameCosts(query)(written)

/** Each word is compared with the query once, however many of the names have it. */
export function nameCosts(query: string): (written: string[]) => number {
  const isOpen = !/\s$/.test(query)
  const asked = nameWords(query).slice(0, mostCompared).map(read)
  const last = asked.at(-1)
  if (last && isOpen) last.units.push(wordUnits(last.stems[0]!, last.script, false))
  const known = new Map<string, number[]>()

  function costsOf(word: NameWord) {
    const key = `${word.text} ${word.particle} ${word.hasArticle} ${word.stems[0]}`
    const found = known.get(key)
    if (found) return found
    const other = read(word)
    const costs = asked.map((one, i) => pairCost(one, other, isOpen && i === asked.length - 1))
    known.set(key, costs)
    return costs
  }

  return (written) =>
    written.reduce((best, text) => {
      const columns = nameWords(text).map(costsOf)
      return Math.min(best, bestPairing(columns, asked.length))
    }, asked.length * farthest)
}

function pairCost(asked: Read, word: Read, isOpen: boolean) {
  if (asked.isParticle && !word.isParticle && asked.particle === word.particle)
    return begunOtherwise
  if (asked.script === 'other' || word.script === 'other') return literalCost(asked, word, isOpen)
  let best = asked.same !== undefined && asked.same === word.same ? bySameName : farthest
  for (const one of asked.units) {
    for (const other of word.units) best = Math.min(best, wordCost(one, other, isOpen))
  }
  if (asked.script === word.script) best = Math.min(best, mistypedCost(asked, word))
  if (asked.hasArticle !== word.hasArticle) best += otherArticle
  if (asked.particle !== word.particle) best += particleCost(asked, word)
  return Math.min(best, farthest)
}

function mistypedCost({ stems: [asked = ''] }: NameWord, { stems: [stem = ''] }: NameWord) {
  if (!isOneLetterOff(asked, stem)) return farthest
  return letterOff[Math.min(asked.length, stem.length, letterOff.length - 1)]!
}

function particleCost({ particle: one }: NameWord, { particle: other }: NameWord) {
  const isLeftOut = !one || !other
  return isLeftOut && one !== 'abd' && other !== 'abd' ? leftOut : otherParticle
}

/** Letters of which no sound is known are compared as they are. */
function literalCost(asked: Read, word: Read, isOpen: boolean) {
  if (asked.text === word.text) return 0
  return isOpen && word.text.startsWith(asked.text) ? begunOtherwise : farthest
}

const read = (word: NameWord): Read => ({
  ...word,
  units: word.stems.map((stem) => wordUnits(stem, word.script)),
  same: sameName(word.stems[0]!),
})
