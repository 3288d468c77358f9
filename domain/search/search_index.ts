import type { SearchFilter } from '#domain/search/search_filter'

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

/**
 * What the documents of each index hold (row D8, and what a result is shown with), in their order.
 */
export const searchAttributes = {
  students: ofPeople,
  instructors: ofPeople,
  groups: ['id', 'name', 'title', 'course_name', 'work_type', 'title_other', 'archived'],
} as const

export type SearchIndex = keyof typeof searchAttributes

export const searchIndexes = Object.keys(searchAttributes) as SearchIndex[]

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
}
