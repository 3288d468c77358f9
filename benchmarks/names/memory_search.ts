import { type AskedWord, askedWords } from '#domain/shared/names/asked_words'
import { nameCosts } from '#domain/shared/names/name_cost'
import { nameKeys } from '#domain/shared/names/name_keys'
import { type NamedRecord, written } from '#benchmarks/names/records'
import { type MakeSearch } from '#benchmarks/names/search'

const mostRanked = 200
const enough = 5
/** Beyond this for each word nothing good was found, and more is looked for. */
const good = 2.5

/** An index over keys as the database has one: a key's records, all words together, the best 200 ranked by cost. */
export const memorySearch: MakeSearch = (records) => {
  const names = records.map(written)
  const postings = new Map<string, number[]>()
  for (const [i, record] of records.entries()) {
    for (const key of keysOf(record)) {
      const found = postings.get(key)
      if (found) found.push(i)
      else postings.set(key, [i])
    }
  }

  const having = (keys: string[]) => new Set(keys.flatMap((key) => postings.get(key) ?? []))

  function candidates(words: AskedWord[], keys: (word: AskedWord) => string[]) {
    const sets = words.map((word) => having(keys(word))).toSorted((a, b) => a.size - b.size)
    const [smallest = new Set<number>(), ...others] = sets
    return [...smallest].filter((i) => others.every((set) => set.has(i)))
  }

  const allButOne = (words: AskedWord[]) =>
    words.flatMap((_, left) =>
      candidates(
        words.filter((__, i) => i !== left),
        ({ exact, isLast }) => (isLast ? exact.filter((key) => !key.startsWith('^')) : exact)
      )
    )

  function ranked(query: string, words: AskedWord[], found: number[]) {
    const closest = words.map((word) => having(word.closest))
    const exact = words.map((word) => having(word.exact))
    const score = (i: number) =>
      closest.filter((set) => set.has(i)).length + exact.filter((set) => set.has(i)).length
    const first = found
      .map((i) => ({ i, score: score(i) }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, mostRanked)
    const cost = nameCosts(query)
    return first.map(({ i }) => ({ i, cost: cost(names[i]!) })).toSorted((a, b) => a.cost - b.cost)
  }

  return (query, limit) => {
    const words = askedWords(query)
    let best = ranked(
      query,
      words,
      candidates(words, ({ exact }) => exact)
    )
    const isGood = () => best.length >= enough && best[0]!.cost <= good * words.length
    if (!isGood())
      best = ranked(
        query,
        words,
        candidates(words, ({ exact, near }) => [...exact, ...near])
      )
    if (!isGood() && words.length > 1)
      best = ranked(query, words, [...new Set([...best.map(({ i }) => i), ...allButOne(words)])])
    return best.slice(0, limit).map(({ i }) => records[i]!.id)
  }
}

const keysOf = ({ written: { given, family }, arabic, latin }: NamedRecord) =>
  nameKeys({
    first_name: given,
    last_name: family,
    first_name_other: arabic && latin,
    last_name_other: null,
  })
