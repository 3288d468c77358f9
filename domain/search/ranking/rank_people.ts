import type { AskedText } from '#domain/search/ranking/asked_text'
import { type MatchClass, placeOf, textClass } from '#domain/search/ranking/match_class'
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
}

/**
 * In the order they are shown: exact, prefix, whole words, across scripts, a letter wrong; who is archived behind who is
 * not. Of several that are as good those first whose name more of them carry, then by name.
 */
export function rankPeople(asked: AskedText, found: FoundPerson[], locale: Locale) {
  const costOf = nameCosts(asked.name)
  const read = near(
    asked,
    found.map((person) => reading(asked, costOf, person, locale))
  )
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
        Number(one.person.archived) - Number(other.person.archived) ||
        one.cost - other.cost ||
        shared.get(other.person.id)! - shared.get(one.person.id)! ||
        one.name.localeCompare(other.name, locale) ||
        one.person.id.localeCompare(other.person.id)
    )
    .map(({ person }) => person)
}

type Costs = ReturnType<typeof nameCosts>
type Reading = ReturnType<typeof reading>

/** Per word of the query: how far a name may be at most, and how much farther than the nearest. */
const most = { first: 10, others: 4.5 }
const farther = { keyed: 6, near: 4 }

/** Without those whose keys are a chance: who is a letter off is nobody's wish where somebody is not. */
function near({ name }: AskedText, read: Reading[]): Reading[] {
  const isText = ({ person: { stage } }: Reading) => stage === 'named' || stage === 'begun'
  const costs = read.filter(({ isNamed }) => isNamed).map(({ cost }) => cost)
  const least = read.some(isText) ? 0 : Math.min(...costs)
  const words = name.trim().split(' ').length
  const limit = most.first + (words - 1) * most.others
  return read.filter(({ person: { stage }, cost }) => {
    if (stage !== 'keyed' && stage !== 'near') return true
    return cost <= Math.min(limit, least + words * farther[stage])
  })
}

function reading(asked: AskedText, costOf: Costs, person: FoundPerson, locale: Locale) {
  const pairs = [
    [person.first_name, person.last_name],
    [person.first_name_other ?? '', person.last_name_other ?? ''],
  ].filter((pair) => pair.some(Boolean))
  const written = pairs.map((pair) => pair.join(' ').trim())
  const normalised = written.map(normalisedName)
  const isNamed = person.stage === 'keyed' || person.stage === 'near'
  const texts = isNamed ? [] : [...normalised, ...pairs.map(reversed), ...numbersOf(person)]
  return {
    person,
    isNamed,
    place: placeOf(isNamed ? (person.stage as MatchClass) : classOf(asked, person, texts)),
    cost: isNamed ? costOf(written) : 0,
    words: [...new Set(normalised.flatMap((name) => name.split(' ')))],
    name: nameIn(locale, written),
  }
}

const classOf = (asked: AskedText, { stage }: FoundPerson, texts: string[]) =>
  stage === 'inside' ? 'inside' : textClass(asked, texts)

/** The family name first, as lists sort it. */
const reversed = (pair: string[]) => normalisedName(pair.toReversed().join(' '))

const numbersOf = ({ number, email, phone }: FoundPerson) =>
  [number, email, phone?.slice(1)]
    .filter((one) => one !== null && one !== undefined)
    .map(normalisedName)
