import type { SearchFilter } from '#domain/search/search_filter'
import type { SearchDocument } from '#domain/search/search_index'
import type { SearchIndex } from '#domain/shared/choices/search_indexes'
import { searchRecords } from '#domain/search/search_records'
import type { Locale } from '#domain/shared/choices/locales'
import { readStatements } from '#domain/shared/data/database'
import type { Centre } from '#tests/helpers/centre/centre'

type Options = {
  limit?: number
  offset?: number
  filter?: SearchFilter | null
  locale?: Locale
}

export async function search(
  centre: Centre,
  index: SearchIndex,
  q: string,
  { limit = 5, offset = 0, filter = null, locale = 'en' }: Options = {}
) {
  const query = { index, q, limit, offset, filter }
  const [result] = await readStatements(centre.id, () => searchRecords([query], locale))
  return result!
}

/** First names, or codes of groups, in the order they are shown. */
export const shown = ({ documents }: { documents: SearchDocument[] }) =>
  documents.map((one) => one.first_name ?? one.name)
