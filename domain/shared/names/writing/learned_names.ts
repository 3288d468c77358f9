import { normalisedName } from '#domain/shared/names/normalised_name'
import { type NameLanguage, languageOf } from '#domain/shared/text/person_names'

/** A name as people of the centre write it in both scripts; `times` says how many do. */
export type NamePair = { name: string; other: string; times: number; latest: Date }

type Spelling = { times: number; latest: number }

/**
 * What each word, and each whole name, is called in the other script by most who have it; of as many, by the latest. Words
 * are told apart only where both names have as many.
 */
export function learnedNames(pairs: NamePair[], to: NameLanguage) {
  const known = new Map<string, Map<string, Spelling>>()
  for (const { name, other, times, latest } of pairs) {
    if (languageOf(other) !== to || languageOf(name) === to) continue
    for (const [word, spelling] of counterparts(name, other)) {
      const spellings = known.get(word) ?? new Map<string, Spelling>()
      const before = spellings.get(spelling) ?? { times: 0, latest: 0 }
      spellings.set(spelling, {
        times: before.times + times,
        latest: Math.max(before.latest, latest.getTime()),
      })
      known.set(word, spellings)
    }
  }
  return (word: string): string | undefined => mostWritten(known.get(normalisedName(word)))
}

function counterparts(name: string, other: string): [word: string, spelling: string][] {
  const whole: [string, string] = [normalisedName(name), other.trim()]
  const [words, others] = [whole[0].split(' '), whole[1].split(/\s+/)]
  if (words.length < 2 || words.length !== others.length) return [whole]
  return [whole, ...words.map((word, at) => [word, others[at]!] as [string, string])]
}

function mostWritten(spellings: Map<string, Spelling> = new Map()) {
  const [best] = [...spellings].toSorted(
    ([one, a], [two, b]) => b.times - a.times || b.latest - a.latest || (one < two ? -1 : 1)
  )
  return best?.[0]
}
