import { findGroups } from '#domain/search/queries/find_groups'
import { findPeople } from '#domain/search/queries/find_people'
import { type ReadText, textReader } from '#domain/search/queries/found_rows'
import type { FoundDocuments, SearchQuery, SearchResult } from '#domain/search/search_index'
import type { SearchIndex } from '#domain/shared/choices/search_indexes'
import type { Locale } from '#domain/shared/choices/locales'

type Find = (query: SearchQuery, locale: Locale, read: ReadText) => Promise<FoundDocuments>

const finders: Record<SearchIndex, Find> = {
  students: findPeople('students'),
  instructors: findPeople('instructors'),
  groups: findGroups,
}

/** Called inside readStatements(): all queries travel side by side, and each is one statement. */
export function searchRecords(queries: SearchQuery[], locale: Locale): Promise<SearchResult[]> {
  const read = textReader()
  return Promise.all(
    queries.map(async (query) => {
      const { documents, onlySimilar } = await finders[query.index](query, locale, read)
      const { limit, offset } = query
      const shown = documents.slice(offset, offset + limit)
      return { documents: shown, total: documents.length, onlySimilar }
    })
  )
}
