import type { MeilisearchError, MeilisearchServer } from '#core/search/external/meilisearch_server'
import { uidOf } from '#core/search/search_uids'
import { mirroredBranch, mirroredName } from '#domain/search/changes/mirrored_documents'
import { codeAttributes, searchAttributes, unsearchedAttributes } from '#domain/search/search_index'
import { type SearchIndex, searchIndexes } from '#domain/shared/choices/search_indexes'
import { locales } from '#domain/shared/choices/locales'

const exact = [...codeAttributes, 'phone_written']

function settingsOf(index: SearchIndex) {
  const kept = [
    ...new Set(
      searchAttributes[index].flatMap((name) => locales.map((locale) => mirroredName(name, locale)))
    ),
  ]
  const more = index === 'groups' ? [] : ['phone_written']
  const searched = [...kept.filter((name) => !unsearchedAttributes.includes(name)), ...more]
  return {
    searchableAttributes: searched,
    filterableAttributes: index === 'groups' ? [...kept, mirroredBranch] : kept,
    rankingRules: ['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness', 'archived:asc'],
    typoTolerance: {
      minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 },
      disableOnAttributes: exact.filter((name) => searched.includes(name)),
    },
  }
}

/** The centres whose indexes this process has seen to, by server. */
const seen = new WeakMap<MeilisearchServer, Set<string>>()

/**
 * Sees that a centre's three indexes are there and set as they have to be: once, and `anew` where the
 * server may have lost them.
 */
export async function prepareIndexes(server: MeilisearchServer, slug: string, anew: boolean) {
  const known = seen.get(server) ?? new Set()
  seen.set(server, known)
  if (known.has(slug) && !anew) return
  for (const index of searchIndexes) {
    const uid = uidOf(slug, index)
    await server.work('POST', 'indexes', { uid, primaryKey: 'id' }).catch(unlessThere)
    await server.work('PATCH', `indexes/${uid}/settings`, settingsOf(index))
  }
  known.add(slug)
}

function unlessThere(error: unknown) {
  if ((error as MeilisearchError).code !== 'index_already_exists') throw error
}

export async function emptyIndexes(server: MeilisearchServer, slug: string) {
  for (const index of searchIndexes) {
    await server.work('DELETE', `indexes/${uidOf(slug, index)}/documents`)
  }
}
