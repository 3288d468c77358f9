import { type Expression, sql } from 'kysely'

type Sql = Expression<unknown>

const most = 6

/**
 * Whether a session `t` is of somebody or somewhere each word is written of. Those are found once for each word and
 * looked up by id: joined to every session, their texts took a second where there are a hundred thousand. What is typed
 * beyond the sixth word is compared with the whole text, which has the name of a student taught alone: where
 * names are withheld, nothing has more words than six.
 */
export function hasSessionWords(patterns: Sql, withholdsNames: boolean) {
  const words = Array.from({ length: most }, (_, at) => sql`(${patterns})[${sql.lit(at + 1)}]`)
  const are = words.map(withholdsNames ? isWritten : isWrittenOrNamed)
  const rest = withholdsNames
    ? sql`cardinality(${patterns}) <= ${sql.lit(most)}`
    : hasTheRest(patterns)
  return sql`(${sql.join(are, sql` and `)} and ${rest})`
}

const isWrittenOrNamed = (word: Sql) => sql`(${isWritten(word)}
  or t.student_id is not null and (select p.search_text like ${word} from students p where p.id = t.student_id))`

const isWritten = (word: Sql) => sql`(${word} is null
  or ${isAmong('groups', 'group_id', word)}
  or ${isAmong('instructors', 'instructor_id', word)}
  or ${isAmong('rooms', 'room_id', word)}
  or t.title is not null and ' ' || search.normalise(t.title) like ${word})`

const isAmong = (table: 'groups' | 'instructors' | 'rooms', column: string, word: Sql) =>
  sql`${sql.ref(`t.${column}`)} in (select w.id from ${sql.table(table)} w where w.search_text like ${word})`

const hasTheRest = (
  patterns: Sql
) => sql`case when cardinality(${patterns}) <= ${sql.lit(most)} then true
  else (select l.search_text like all ((${patterns})[${sql.lit(most + 1)}:]) from listed_class_sessions l where l.id = t.id) end`
