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
  const found = acts
    .filter(({ texts }) => areBegun(query, texts))
    .map(({ act, texts }) => ({ act, rank: texts.findIndex((text) => begins(text, query)) }))
  const order = ({ rank }: { rank: number }) => (rank === -1 ? Infinity : rank)
  return found.sort((one, other) => compare(order(one), order(other))).map(({ act }) => act)
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other)

const begins = (text: string, query: string) =>
  withoutArticle(normalisedName(text)).startsWith(withoutArticle(normalisedName(query)))

/** Whether each word of a query begins a word of one of the texts, with or without the article. */
export function areBegun(query: string, texts: string[]): boolean {
  const asked = wordsOf(query)
  const words = texts.flatMap(wordsOf).flatMap((word) => [word, withoutArticle(word)])
  return (
    asked.length > 0 &&
    asked.every((one) =>
      words.some((word) => word.startsWith(one) || word.startsWith(withoutArticle(one)))
    )
  )
}

const wordsOf = (text: string) => normalisedName(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** «الطلاب» is looked for as «طلاب» as well. */
const withoutArticle = (word: string) => word.replace(/^ال(?=..)/, '')
