import { sql } from 'kysely'
import type { Principal } from '#domain/access/sessions/principal'
import { statement } from '#domain/shared/data/statement'
import { longest } from '#domain/shared/limits/text_lengths'
import { nameKeys } from '#domain/shared/names/name_keys'
import { normalisedName } from '#domain/shared/names/normalised_name'
import { suggestedName } from '#domain/shared/names/suggested_name'
import { learnedNames, type NamePair } from '#domain/shared/names/writing/learned_names'
import { isSpeltIn } from '#domain/shared/names/writing/spelt_in'
import { type PeopleTable, peopleTables } from '#domain/shared/records/keyed_name'
import { languageOf, otherLanguage } from '#domain/shared/text/person_names'

const pairsOf = statement(
  (_, { asked, most, kinds }: { asked: string; most: number; kinds: readonly PeopleTable[] }) =>
    sql<NamePair>`
      select name, other, times, latest from search.name_pairs(${asked}::jsonb, ${most}::integer, ${kinds}::text[])`
)

/** How many people of a table with a word in their name its spelling is learned from. */
const mostPeople = 200
const mostWords = 12
/** What a key begins with that everybody has who has just this word, with whichever of its letters that look alike. */
const certain = /^[=#%]/

/** Whom somebody may see, by the tables they are kept in. */
export const tablesSeenBy = (user: Principal): PeopleTable[] =>
  peopleTables.filter((table) => user.may(`admin.${areaOf(table)}.index`))

const areaOf = (table: PeopleTable) => (table === 'administrators' ? 'admins' : table)

/**
 * Names in the other script: as the centre's people are written already, else by rules. All are asked for in one round
 * trip; the answer tells each of them, or null where there is nothing to suggest. Only `kinds` of people are learned from:
 * a rare name would tell those who may not see them that there is one.
 */
export async function suggestNames(
  names: readonly string[],
  kinds: readonly PeopleTable[],
  most = mostPeople
): Promise<(name: string) => string | null> {
  const asked = names.filter(isNamed).flatMap(wordsIn)
  const words = [...new Set(asked)].flatMap((word) => {
    const keys = nameKeys({ ...nobody, first_name: word }).filter((key) => certain.test(key))
    return keys.length > 0 ? [{ word, keys }] : []
  })
  const pairs = words.length > 0 ? await pairsOf({ asked: JSON.stringify(words), most, kinds }) : []
  const learned = { ar: learnedNames(pairs, 'ar'), en: learnedNames(pairs, 'en') }
  return (name) => {
    if (!isNamed(name)) return null
    const to = otherLanguage[languageOf(name)]
    const suggested = suggestedName(name, learned[to]).replace(/\s+/g, ' ').trim()
    return isSpeltIn(to, suggested) && suggested.length <= longest.personName ? suggested : null
  }
}

const nobody = { first_name: '', last_name: '', first_name_other: null, last_name_other: null }

const isNamed = (name: string) => isSpeltIn(languageOf(name), name)

/** Each word, and the whole, which may be written in another number of words. */
function wordsIn(name: string): string[] {
  const words = name.trim().split(/\s+/).slice(0, mostWords)
  return [name, ...words].map(normalisedName).filter(Boolean)
}
