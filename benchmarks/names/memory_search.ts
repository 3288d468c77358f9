import { type AskedWord, askedWords } from '#domain/shared/names/asked_words'
import { nameCosts } from '#domain/shared/names/name_cost'
import { nameKeys } from '#domain/shared/names/name_keys'
import { keyIndex } from '#benchmarks/names/key_index'
import { type NamedRecord, written } from '#benchmarks/names/records'
import { type MakeSearch } from '#benchmarks/names/search'

const mostRanked = 200
/** Where nothing good was found, more are looked at. */
const mostRankedWide = 600
/** What each word may cost at most for a name to be good. */
const good = 1.5

/**
 * The search as the database does it, by keys alone: who has every word's consonants; when that is nobody good, who has
 * nearly them, and who has all words but one. Where both are in one script the database has its trigrams beside.
 */
export const memorySearch: MakeSearch = (records) => {
  const names = records.map(written)
  const index = keyIndex(records.map(keysOf))

  function ranked(query: string, words: AskedWord[], found: Set<number>, most: number) {
    const told = words.flatMap(({ closest, exact, near }) => {
      const any = index.having([...exact, ...near])
      return [index.having(closest), index.having(exact), any, any, any]
    })
    const cost = nameCosts(query)
    return [...found]
      .map((i) => ({ i, told: told.filter((set) => set.has(i)).length }))
      .toSorted((a, b) => b.told - a.told)
      .slice(0, most)
      .map(({ i }) => ({ i, cost: cost(names[i]!) }))
      .toSorted((a, b) => a.cost - b.cost)
  }

  return (query, limit) => {
    const words = askedWords(query)
    const exact = index.havingAll(words.map((word) => word.exact))
    let best = ranked(query, words, exact, mostRanked)
    const isAnswer = ({ i, cost }: { i: number; cost: number }) =>
      cost <= good * words.length && (cost === 0 || isAcross(query, names[i]!))
    if (!best.some(isAnswer)) {
      const near = index.havingAll(words.map((word) => [...word.exact, ...word.near]))
      const wide = new Set([...exact, ...near, ...allButOne(words)])
      best = ranked(query, words, wide, mostRankedWide)
    }
    return best.slice(0, limit).map(({ i }) => records[i]!.id)
  }

  function allButOne(words: AskedWord[]) {
    if (words.length < 2) return []
    const whole = words.map(({ exact }) => exact.filter((key) => !key.startsWith('^')))
    return whole.flatMap((_, left) => [...index.havingAll(whole.filter((__, i) => i !== left))])
  }
}

const isArabic = (text: string) => /[\u0621-\u064A]/.test(text)
/** Who only sounds like it in the same script may be somebody else: a letter may be wrong as well. */
const isAcross = (query: string, names: string[]) =>
  names.every((name) => isArabic(name) !== isArabic(query))

const keysOf = ({ written: { given, family }, arabic, latin }: NamedRecord) =>
  nameKeys({
    first_name: given,
    last_name: family,
    first_name_other: arabic && latin,
    last_name_other: null,
  })
