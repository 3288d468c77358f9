import type { MeilisearchServer } from '#core/search/external/meilisearch_server'

let server: MeilisearchServer | undefined

/** Called by the provider, where SEARCH_URL names a server. */
export function bindExternalSearch(named: MeilisearchServer | undefined) {
  server = named
}

/** The server that searches instead of our own database; undefined where there is none. */
export const externalSearch = () => server
