import { type AskedWord, askedWords } from '#domain/shared/names/asked_words'
import { nameKeys } from '#domain/shared/names/name_keys'
import { written } from '#benchmarks/names/records'
import { type Miss } from '#benchmarks/names/recall'

/** The misses, by what did not catch them, so that a reader sees what is left. */
export function toldMisses(name: string, misses: Miss[], most: number) {
  if (misses.length === 0) return
  console.log(`\n${name}: ${misses.length} missed`)
  const byRule = Map.groupBy(misses, ruleOf)
  for (const [rule, some] of [...byRule].toSorted(([, a], [, b]) => b.length - a.length)) {
    console.log(`  ${rule}: ${some.length}`)
    for (const { question, found } of some.slice(0, most)) {
      const best = found[0] ? written(found[0]).join(' / ') : 'nobody'
      console.log(`    ${question.query} = ${written(question.wanted).join(' / ')}; first: ${best}`)
    }
  }
}

function ruleOf({ question: { query, wanted } }: Miss) {
  const keys = new Set(keysOf(written(wanted)))
  const shares = (some: string[]) => some.some((key) => keys.has(key))
  const words = askedWords(query)
  if (words.some(({ exact, near }) => !shares([...exact, ...near])))
    return 'a word without a common key'
  if (words.some(({ exact }) => !shares(exact))) return 'a letter apart, others nearer'
  return words.some(isShort)
    ? 'short names that sound alike, others nearer'
    : 'sound alike, others nearer'
}

const isShort = ({ text }: AskedWord) => text.length <= 4

const keysOf = (names: string[]) =>
  names.flatMap((name) =>
    nameKeys({ first_name: name, last_name: '', first_name_other: null, last_name_other: null })
  )
