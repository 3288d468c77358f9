import { type Expression, sql, type SqlBool } from 'kysely'

type Sql = Expression<unknown>

/** What words are looked for in of one person. */
type Searched = { text: Sql; keys: Sql }

/**
 * Whether a row has every word of `wordsAsked`, as JSON: row by row, for lists of some thousands at most. `nearly` takes
 * the keys that are a letter off as well.
 */
const hasWords = ({ text, keys }: Searched, words: Sql, nearly: Sql = sql`false`) =>
  sql<SqlBool>`not exists (
    select from jsonb_to_recordset(${words}::jsonb) as word (pattern text, exact text[], near text[])
    where not (${text} like word.pattern
      or ${keys} && case when ${nearly} then word.exact || word.near else word.exact end))`

/** The same, a letter off where none of `everybody`, a from clause and a condition, has the words as they are. */
export const hasWordsOrNearly = (of: Searched, words: Sql, everybody: Sql) =>
  hasWords(of, words, sql`(select not exists (select ${everybody} and ${hasWords(of, words)}))`)
