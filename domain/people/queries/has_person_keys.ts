import { type Expression, sql, type SqlBool } from 'kysely'

/**
 * Tells whether a record may be of somebody whose `personKeys` are `names`, as JSON: it has a key for each
 * word of one of their names.
 */
export const hasPersonKeys = (
  keys: Expression<unknown>,
  names: Expression<unknown>
) => sql<SqlBool>`
  exists (
    select from jsonb_array_elements(${names}) as name (words)
    where not exists (
      select from jsonb_array_elements(name.words) as one (word)
      where (${keys} && array(select jsonb_array_elements_text(one.word))) is not true))`
