import { type Name, type NameList } from '#benchmarks/names/name_list'
import { type Random } from '#benchmarks/names/random'
import { type NamedRecord } from '#benchmarks/names/records'
import { misspelt } from '#benchmarks/names/typo'

export type Question = {
  query: string
  wanted: NamedRecord
  isRight: (record: NamedRecord) => boolean
}

export type Lists = { given: NameList; family: NameList }

type Asked = { given: string; family: string }

/** A record's whole name as the other script writes it. */
export function acrossQuestion(lists: Lists, wanted: NamedRecord, random: Random): Question {
  const other = (name: Name) => (wanted.latin === null ? random.of(name.latin) : name.arabic)
  return question(lists, wanted, { given: other(wanted.given), family: other(wanted.family) })
}

/** A record's name as it is written. */
export const withinQuestion = (lists: Lists, wanted: NamedRecord) =>
  question(lists, wanted, wanted.written)

export const withTypo = (asked: Question, random: Random): Question => ({
  ...asked,
  query: misspelt(asked.query, random),
})

/** A given name alone, in the other script than the wanted record's. */
export function givenQuestion({ given }: Lists, wanted: NamedRecord, random: Random): Question {
  const query = wanted.latin === null ? random.of(wanted.given.latin) : wanted.given.arabic
  return { query, wanted, isRight: (record) => given.isSame(record.given, query) }
}

const question = (lists: Lists, wanted: NamedRecord, { given, family }: Asked): Question => ({
  query: `${given} ${family}`,
  wanted,
  isRight: (record) =>
    lists.given.isSame(record.given, given) && lists.family.isSame(record.family, family),
})
