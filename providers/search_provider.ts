import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import { externalSearch, bindExternalSearch } from '#core/search/external/external_search'
import { MeilisearchServer } from '#core/search/external/meilisearch_server'
import { switchSearchTriggers } from '#database/search_changes'
import { oneAtATime } from '#database/one_at_a_time'
import { listTenants } from '#domain/access/centre/queries/find_tenant'
import { markEverything } from '#domain/search/changes/search_changes'
import { ownerPool, withTenant } from '#domain/shared/data/database'

/**
 * Where SEARCH_URL names a server, changes are noted for it from this start on, and everything that
 * was there before.
 */
export default class SearchProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const [url, key] = [env.get('SEARCH_URL'), env.get('SEARCH_KEY')]
    bindExternalSearch(url && key ? new MeilisearchServer({ url, key: key.release() }) : undefined)
  }

  async start() {
    if (this.app.getEnvironment() !== 'web' || this.app.getMode() !== 'run') return
    await oneAtATime(ownerPool(), async () => {
      const isNew = await switchSearchTriggers(ownerPool(), externalSearch() !== undefined)
      if (!isNew) return
      for (const { id } of await listTenants()) await withTenant(id, markEverything)
    })
  }
}
