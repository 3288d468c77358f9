import type { AskedText } from '#domain/search/ranking/asked_text'
import { placeOf, textMatch } from '#domain/search/ranking/match_class'
import { misspelt } from '#domain/search/ranking/misspelt_words'
import type { Locale } from '#domain/shared/choices/locales'
import { nameCosts } from '#domain/shared/names/name_cost'
import { normalisedName } from '#domain/shared/names/normalised_name'
import { nameIn, type StoredNames } from '#domain/shared/text/person_names'

/** Where search.find_<people>() found somebody. */
type Stage = 'named' | 'begun' | 'keyed' | 'inside' | 'near'

export type FoundPerson = StoredNames & {
  stage: Stage
  id: string
  number: string
  email: string | null
  phone: string | null
  archived: boolean
  birth_date: string | null
}

/**
 * In the order they are shown: exact, prefix, whole words, across scripts, a letter wrong; who is archived behind who is
 * not. Of several that are as good those first whose name more of them carry, then by name.
 */
export function rankPeople<Person extends FoundPerson>(
  asked: AskedText,
  found: Person[],
  locale: Locale
): Person[] {
  const costOf = nameCosts(asked.name)
  // Without those who share keys by chance
  const near = found
    .map((person) => reading(asked, costOf, person, locale))
    .filter(({ isKeyed, cost }) => !isKeyed || cost <= asked.farthest)
  const isSound = near.some(
    ({ person, place, cost }) =>
      person.stage !== 'near' && place <= placeOf('alike') && cost <= sounds
  )
  const read = isSound
    ? near.filter(({ person, cost }) => person.stage !== 'near' || cost <= oneLetter)
    : near
  const carried = new Map<string, number>()
  for (const { words } of read)
    for (const word of words) carried.set(word, (carried.get(word) ?? 0) + 1)
  const shared = new Map(
    read.map(({ person, words }) => [
      person.id,
      Math.max(...words.map((word) => carried.get(word)!)),
    ])
  )
  return read
    .toSorted(
      (one, other) =>
        one.place - other.place ||
        one.cost - other.cost ||
        shared.get(other.person.id)! - shared.get(one.person.id)! ||
        one.name.localeCompare(other.name, locale) ||
        one.person.id.localeCompare(other.person.id)
    )
    .map(({ person }) => person)
}

type Costs = ReturnType<typeof nameCosts>

/** Beside somebody whose name begins or sounds as it was asked only a letter may be wrong. */
const sounds = 4
const oneLetter = 8
const goneCost = 3
/** `nameCosts` knows one letter of a word better, and in which order the words are. */
const misspeltCost = 3
const perLetter = 2

function reading<Person extends FoundPerson>(
  asked: AskedText,
  costOf: Costs,
  person: Person,
  locale: Locale
) {
  const pairs = [
    [person.first_name, person.last_name],
    [person.first_name_other ?? '', person.last_name_other ?? ''],
  ].filter((pair) => pair.some(Boolean))
  const written = pairs.map((pair) => pair.join(' ').trim())
  const parts = pairs.map((pair) => pair.map(normalisedName))
  const normalised = parts.map((pair) => pair.join(' ').trim())
  const off = () => Math.min(costOf(written), lettersCost(asked, normalised))
  const isKeyed = person.stage === 'keyed' || person.stage === 'near'
  const match = isKeyed
    ? { place: placeOf('alike'), cost: person.stage === 'near' ? off() : costOf(written) }
    : person.stage === 'inside'
      ? inside(off())
      : textMatch(asked, [...normalised, ...numbersOf(person)], parts.map(reversed))
  return {
    person,
    isKeyed,
    place: match.place,
    cost: match.cost + (person.archived ? goneCost : 0),
    words: [...new Set(normalised.flatMap((name) => name.split(' ')))],
    name: nameIn(locale, written),
  }
}

/** Names are found inside others where their first letter is missing. */
const inside = (cost: number) =>
  cost > oneLetter ? { place: placeOf('inside'), cost: 0 } : { place: placeOf('alike'), cost }

/** In the script of the query, by the letters that differ. */
function lettersCost({ words }: AskedText, normalised: string[]) {
  const letters = misspelt(words, normalised.join(' '))
  return letters === undefined ? Infinity : misspeltCost + letters * perLetter
}

/** The family name first, as lists sort it. */
const reversed = (pair: string[]) => pair.toReversed().join(' ').trim()

const numbersOf = ({ number, email, phone }: FoundPerson) =>
  [number, email, phone?.slice(1)]
    .filter((one) => one !== null && one !== undefined)
    .map(normalisedName)
