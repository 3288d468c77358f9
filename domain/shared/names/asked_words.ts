import { nameEndings } from '#domain/shared/names/sounds/endings'
import { eachDotted, leastBegun, leastToMiss, longestNear } from '#domain/shared/names/name_keys'
import { type NameWord, nameWords } from '#domain/shared/names/words/name_words'
import { sameName } from '#domain/shared/names/words/same_names'
import { triedSkeletons } from '#domain/shared/names/sounds/skeletons'

export type AskedWord = {
  /** As `search.normalise` writes it. */
  text: string
  /** Keys of `exact` that say more: the same consonants and the same ending. What has one of them is looked at first. */
  closest: string[]
  /** Keys of names with the same consonants; of the last word also of names that begin with them. */
  exact: string[]
  /** Keys of names with one consonant more, less or another; none for a short word. */
  near: string[]
  isLast: boolean
}

/** Shorter words are looked for as they are typed: alone, unfinished, and beside others that say who is meant. */
const shortest = { alone: 4, open: 3, beside: 2 }
/** In how many readings a letter may be wrong. */
const mostNear = 4

/**
 * What a record's keys must share, word by word. A particle before a name isn't asked for; the last word may be unfinished
 * unless a space follows it.
 */
export function askedWords(query: string): AskedWord[] {
  const isOpen = !/\s$/.test(query)
  const words = nameWords(query)
  return words.map((word, i) => {
    const isLast = i === words.length - 1 && isOpen
    const read = word.stems.map((stem) => triedSkeletons(stem, word.script))
    const skeletons = [...new Set(read.flat())]
    const closest = closestKeys(word, read[0]!)
    const whole = [...skeletons, ...withArticle(word, skeletons)].map((skeleton) => `=${skeleton}`)
    const begins = isLast ? begun(word, skeletons).map((skeleton) => `^${skeleton}`) : []
    const least = shortest[words.length === 1 ? 'alone' : isLast ? 'open' : 'beside']
    const isShort = word.stems.every((stem) => stem.length < least)
    return {
      text: word.text,
      closest,
      exact: [...new Set([...closest, ...whole, ...begins])],
      near: isShort
        ? []
        : nearKeys(skeletons.slice(0, mostNear), nameEndings(word.stems[0]!, word.script)),
      isLast,
    }
  })
}

function closestKeys(word: NameWord, [skeleton = '']: string[]) {
  const stem = word.stems[0]!
  const keys = [`=${skeleton}`]
  if (skeleton.length <= leastToMiss) {
    keys.splice(0, 1, ...nameEndings(stem, word.script).map((ending) => `+${skeleton}${ending}`))
  }
  const same = sameName(stem)
  if (same) keys.push(`#${same}`)
  if (word.isParticle) keys.push(`%${word.particle}`)
  return keys
}

/** العتيبي is found by "Otaibi" and Alotaibi by عتيبي. */
const withArticle = ({ hasArticle }: NameWord, skeletons: string[]) =>
  hasArticle ? [] : skeletons.slice(0, 2).map((skeleton) => `Al${skeleton.replace(/^A/, '')}`)

/** "moh" may become Mohamed: an h that is silent at the end isn't before it. */
function begun(word: NameWord, skeletons: string[]) {
  const found = skeletons.filter((skeleton) => skeleton.length >= leastBegun)
  const stem = word.stems[0]!
  if (word.script === 'latin' && stem.endsWith('h') && !/[sktdgc]h$/.test(stem)) {
    found.push(...triedSkeletons(stem.slice(0, -1), 'latin').map((skeleton) => `${skeleton}h`))
  }
  return found.map((skeleton) => skeleton.slice(0, 4))
}

/** A letter another, one more, one less, or two neighbours changed. */
function nearKeys(skeletons: string[], endings: string[]) {
  const keys = new Set<string>()
  for (const skeleton of skeletons.filter(({ length }) => length <= longestNear)) {
    for (const dotted of eachDotted(skeleton)) {
      for (const ending of skeleton.length < leastToMiss ? endings : [''])
        keys.add(`~${dotted}${ending}`)
    }
    for (let i = 0; i <= skeleton.length; i++) {
      const [before, behind] = [skeleton.slice(0, i), skeleton.slice(i)]
      for (const ending of skeleton.length + 1 < leastToMiss ? endings : [''])
        keys.add(`~${before}.${behind}${ending}`)
      if (skeleton.length >= leastToMiss && behind) keys.add(`=${before}${behind.slice(1)}`)
      if (behind.length > 1) keys.add(`=${before}${behind[1]}${behind[0]}${behind.slice(2)}`)
    }
  }
  return [...keys]
}
