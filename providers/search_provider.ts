import type { ApplicationService } from '@adonisjs/core/types'
import env from '#start/env'
import { externalSearch, bindExternalSearch } from '#core/search/external/external_search'
import { MeilisearchServer } from '#core/search/external/meilisearch_server'
import { followChanges } from '#core/search/external/follow_changes'
import { oneAtATime } from '#database/one_at_a_time'
import { listTenants } from '#domain/access/centre/queries/find_tenant'
import { ownerPool } from '#domain/shared/data/database'

export default class SearchProvider {
  constructor(protected app: ApplicationService) {}

  async boot() {
    const [url, key] = [env.get('SEARCH_URL'), env.get('SEARCH_KEY')]
    bindExternalSearch(url && key ? new MeilisearchServer({ url, key: key.release() }) : undefined)
  }

  async start() {
    if (this.app.getEnvironment() !== 'web' || this.app.getMode() !== 'run') return
    const logger = await this.app.container.make('logger')
    const owner = ownerPool()
    await oneAtATime(owner, async () =>
      followChanges({
        owner,
        address: externalSearch()?.address,
        centres: await listTenants(),
        onError: (error, centre) =>
          logger.error({ err: error, centre }, 'a centre was not promised to the search server'),
      })
    )
  }
}
