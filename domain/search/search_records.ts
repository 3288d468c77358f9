import { type Expression, type SqlBool, sql } from 'kysely'
import type { SearchFilter } from '#domain/search/search_filter'
import type {
  SearchDocument,
  SearchIndex,
  SearchQuery,
  SearchResult,
} from '#domain/search/search_index'
import { db } from '#domain/shared/data/database'
import type { Locale } from '#domain/shared/choices/locales'

type Found = { document: SearchDocument; matches: string }

/** Called inside readStatements(): all queries travel side by side. */
export const searchRecords = (queries: SearchQuery[], locale: Locale): Promise<SearchResult[]> =>
  Promise.all(queries.map((query) => search(query, locale)))

async function search(query: SearchQuery, locale: Locale): Promise<SearchResult> {
  const { index, q, limit, offset, filter } = query
  if (q.trim() === '') return { documents: [], total: 0 }
  const found = sql<Found>`
    select to_jsonb(found) - 'text' as document, count(*) over () as matches
    from (${documents[index](locale)}) found
    where text like all (coalesce(search.patterns(${q}), '{}')) and ${filter ? meets(filter) : sql`true`}
    order by archived, id limit ${limit} offset ${offset}`
  const { rows } = await found.execute(db())
  return {
    documents: rows.map(({ document }) => document),
    total: Number(rows[0]?.matches ?? 0),
  }
}

const person = (table: 'students' | 'instructors') => () => sql`
  select id::text, first_name, last_name, email, phone, first_name_other, last_name_other, number,
    archived_at is not null archived, search_text "text" from ${sql.table(table)}`

const documents: Record<SearchIndex, (locale: Locale) => Expression<unknown>> = {
  students: person('students'),
  instructors: person('instructors'),
  groups(locale) {
    const other = locale === 'ar' ? 'en' : 'ar'
    const title = (table: string, language: string) => sql.ref(`${table}.title_${language}`)
    return sql`
      select g.id::text, g.code "name", coalesce(${title('g', locale)}, ${title('g', other)}) title,
        coalesce(${title('c', locale)}, ${title('c', other)}) course_name, g.work_type,
        ${title('g', other)} title_other, g.archived_at is not null archived, g.search_text || c.search_text "text"
      from groups g join courses c on c.tenant_id = g.tenant_id and c.id = g.course_id`
  },
}

function meets(filter: SearchFilter): Expression<SqlBool> {
  switch (filter.type) {
    case 'not':
      return sql`not ${meets(filter.of)}`
    case 'null':
      return sql`${sql.ref(filter.attribute)} is null`
    case 'among':
      return sql`coalesce(lower(${sql.ref(filter.attribute)}::text) = any(${lower(filter.values)}::text[]), false)`
    default: {
      const [joint, none] = filter.type === 'all' ? [' and ', 'true'] : [' or ', 'false']
      if (filter.of.length === 0) return sql`${sql.raw(none)}`
      return sql`(${sql.join(filter.of.map(meets), sql.raw(joint))})`
    }
  }
}

const lower = (values: string[]) => values.map((value) => value.toLowerCase())
