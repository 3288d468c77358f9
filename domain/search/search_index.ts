import type { SearchFilter } from '#domain/search/search_filter'
import type { SearchIndex } from '#domain/shared/choices/search_indexes'

const ofPeople = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'first_name_other',
  'last_name_other',
  'number',
  'archived',
] as const

/** What the documents of each index hold (row D8, and what a result is shown with), in their order. */
export const searchAttributes = {
  students: [...ofPeople, 'birth_date'],
  instructors: ofPeople,
  groups: ['id', 'name', 'title', 'course_name', 'work_type', 'title_other', 'archived'],
} as const satisfies Record<SearchIndex, readonly string[]>

/** What is shown of a document, or asked for by a filter, and never searched. */
export const unsearchedAttributes: readonly string[] = ['id', 'work_type', 'birth_date', 'archived']

/** Numbers, addresses and codes: typed as they are, or another one is meant. */
export const codeAttributes: readonly string[] = ['number', 'email', 'phone', 'name']

/** Texts in the reader's language; `archived` alone is none. */
export type SearchDocument = { id: string } & Record<string, string | boolean | null>

export type SearchQuery = {
  index: SearchIndex
  q: string
  limit: number
  offset: number
  filter: SearchFilter | null
}

export type SearchResult = {
  documents: SearchDocument[]
  /** An estimate, never less than the documents. */
  total: number
  /** None has the words that were typed: they sound like these or are a letter off. */
  onlySimilar: boolean
}

export type FoundDocuments = Pick<SearchResult, 'documents' | 'onlySimilar'>
