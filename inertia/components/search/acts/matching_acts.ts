import { keyboardSwapped } from '#domain/shared/names/keyboard_swapped'
import { normalisedName } from '#domain/shared/names/normalised_name'
import type { Act } from '~/components/search/acts/act'

const MOST = 8

/** An act with what it is called in each language, its own name first. */
export interface NamedAct {
  act: Act
  texts: string[]
}

/**
 * The acts whose words begin with those of the query, in any order and either language; typed on the wrong keyboard layout
 * it is understood too. Those whose name begins with the query come first.
 */
export function matchingActs(acts: NamedAct[], query: string): Act[] {
  const found = matching(acts, query)
  return (found.length > 0 ? found : matching(acts, keyboardSwapped(query))).slice(0, MOST)
}

function matching(acts: NamedAct[], query: string): Act[] {
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  const found = acts.flatMap(({ act, texts }) => {
    const words = texts.flatMap(wordsOf).flatMap((word) => [word, withoutArticle(word)])
    const isFound = asked.every((one) =>
      words.some((word) => word.startsWith(one) || word.startsWith(withoutArticle(one)))
    )
    return isFound ? [{ act, rank: texts.findIndex((text) => begins(text, query)) }] : []
  })
  const order = ({ rank }: { rank: number }) => (rank === -1 ? Infinity : rank)
  return found.sort((one, other) => compare(order(one), order(other))).map(({ act }) => act)
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other)

const wordsOf = (text: string) => normalisedName(text).match(/[\p{L}\p{N}]+/gu) ?? []

const begins = (text: string, query: string) =>
  withoutArticle(normalisedName(text)).startsWith(withoutArticle(normalisedName(query)))

/** «الطلاب» is looked for as «طلاب» as well. */
const withoutArticle = (word: string) => word.replace(/^ال(?=..)/, '')
