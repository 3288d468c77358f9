import { soundedName } from '#domain/shared/names/normalised_name'
import { isArticle, particleOf } from '#domain/shared/names/words/particles'

/** They belong to a family name as particles do, but nobody looks for a name by them. */
const prefixes = new Set(['van', 'von', 'de', 'der'])
/** Given names of their own as well. */
const alsoNames = new Set(['abed', 'abdu'])

/** Each word of a name with the particles that belong to it: عبد الرحمن, بن علي, Al Harbi. */
export function nameUnits(name: string): string[] {
  const words = wordsOf(name)
  const units: string[] = []
  let begun: string[] = []
  for (const [at, word] of words.entries()) {
    begun.push(word)
    if (belongsToNext(word, words[at + 1])) continue
    units.push(begun.join(' '))
    begun = []
  }
  return units
}

const familyFirst = /^([^,،]+)[,،]([^,،]*\S[^,،]*)$/
const suffix = /^\s*(?:jr|sr|i{2,3}|iv|ph\.?\s?d|m\.?d)\.?\s*$/i

/**
 * The last word is the family name, with the particles that belong to it. Undefined for a single name, which may be
 * two words (عبد الرحمن). Lists that are ordered by family names put them first, with a comma (Haddad, Sara).
 */
export function splitName(name: string): { first: string; last: string } | undefined {
  const [, before, behind] = familyFirst.exec(name.trim()) ?? []
  if (before && behind && !suffix.test(behind)) return { first: behind.trim(), last: before.trim() }
  const units = nameUnits(name)
  if (units.length > 1) return { first: units.slice(0, -1).join(' '), last: units.at(-1)! }
  const [first = '', ...others] = wordsOf(name)
  if (others.length === 0 || particleOf(soundedName(first)) === 'abd') return undefined
  return { first, last: others.join(' ') }
}

const wordsOf = (name: string) => name.split(/\s+/).filter(Boolean)

function belongsToNext(word: string, next: string | undefined) {
  if (next === undefined) return false
  const letters = soundedName(word)
  if (alsoNames.has(letters)) return false
  return (
    particleOf(letters) !== undefined ||
    prefixes.has(letters) ||
    isArticle(letters, soundedName(next))
  )
}
