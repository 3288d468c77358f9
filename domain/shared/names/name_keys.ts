import { nameEndings } from '#domain/shared/names/sounds/endings'
import { type NameWord, nameWords } from '#domain/shared/names/words/name_words'
import { sameName } from '#domain/shared/names/words/same_names'
import { filedSkeletons } from '#domain/shared/names/sounds/skeletons'
import { type StoredNames } from '#domain/shared/text/person_names'

/** The most keys a record is found by; a name with more words is found by its first ones. */
const mostKeys = 60

/** The shortest skeleton of which one letter may be missing, or the end may come later. */
export const leastToMiss = 3
export const leastBegun = 2
const mostBegun = 4
/** Longer words are no names, and a wrong letter in them matters to nobody. */
export const longestNear = 12

/**
 * Everything a person is found by. A key's first letter says what of a word it is: `=` all its consonants, `+` these with
 * its ending, `~` all but one, `^` the first ones, `#` its place among the same names, `%` the particle before it.
 */
export function nameKeys(names: StoredNames): string[] {
  const words = nameWords(`${names.first_name} ${names.last_name}`)
  if (names.first_name_other || names.last_name_other) {
    words.push(...nameWords(`${names.first_name_other ?? ''} ${names.last_name_other ?? ''}`))
  }
  const whole = new Set<string>()
  const parts = new Set<string>()
  for (const word of words) fileWord(word, whole, parts)
  return [...whole, ...parts].slice(0, mostKeys)
}

function fileWord(word: NameWord, whole: Set<string>, parts: Set<string>) {
  const { script, particle } = word
  if (particle) whole.add(`%${particle}`)
  const [main = '', ...others] = filedStems(word)
  const skeletons = filedSkeletons(main, script)
  const endings = nameEndings(main, script)
  for (const skeleton of skeletons) {
    whole.add(`=${skeleton}`)
    begun(skeleton, parts)
    withOneLess(skeleton, endings, parts)
  }
  const short = skeletons[0]!
  if (short.length <= leastToMiss) for (const ending of endings) whole.add(`+${short}${ending}`)
  for (const other of others) whole.add(`=${filedSkeletons(other, script)[0]}`)
  const same = sameName(main)
  if (same) whole.add(`#${same}`)
}

/** A query is read with its article and without it; a record only where one reading leaves little or may be wrong. */
function filedStems({ stems, hasArticle }: NameWord) {
  const [main = '', other = ''] = stems
  if (
    !hasArticle ||
    !other ||
    (main.length < other.length && (main.length <= 4 || 'اويع'.includes(main[0]!)))
  ) {
    return stems
  }
  return [main]
}

function begun(skeleton: string, keys: Set<string>) {
  const longest = Math.min(skeleton.length - 1, mostBegun)
  for (let length = leastBegun; length <= longest; length++)
    keys.add(`^${skeleton.slice(0, length)}`)
}

/** Each letter in turn is a dot. Of two consonants one says little: there it is the ending that says more. */
function withOneLess(skeleton: string, endings: string[], keys: Set<string>) {
  if (skeleton.length < 2 || skeleton.length > longestNear) return
  const ends = skeleton.length < leastToMiss ? endings : ['']
  for (const dotted of eachDotted(skeleton)) {
    for (const ending of ends) keys.add(`~${dotted}${ending}`)
  }
}

export const eachDotted = (skeleton: string) =>
  [...skeleton].map((_, i) => `${skeleton.slice(0, i)}.${skeleton.slice(i + 1)}`)
