import type { Principal } from '#domain/access/sessions/principal'
import type { Permission } from '#domain/access/roles/permissions'
import { type SearchIndex, searchIndexes } from '#domain/shared/choices/search_indexes'

export const uidOf = (slug: string, index: SearchIndex) => `${slug}_${index}`

/** Which index of a centre a uid names. Another centre's is as unknown as one that is not there. */
export const indexOf = (slug: string, uid: string): SearchIndex | undefined =>
  searchIndexes.find((index) => uidOf(slug, index) === uid)

const opens = {
  students: 'admin.students.index',
  instructors: 'admin.instructors.index',
  groups: 'admin.groups.index',
} as const satisfies Record<SearchIndex, Permission>

/**
 * What somebody may search, now and through the role they look through; only administrators may
 * anything.
 */
export const searchedBy = (person: Principal): SearchIndex[] =>
  searchIndexes.filter((index) => person.may(opens[index]))
