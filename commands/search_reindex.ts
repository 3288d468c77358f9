import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { externalSearch } from '#core/search/external/external_search'
import { findTenantById, listTenants } from '#domain/access/centre/queries/find_tenant'
import { mirrorAnew } from '#domain/search/changes/search_mirrors'
import { withTenant } from '#domain/shared/data/database'

export default class SearchReindex extends BaseCommand {
  static override commandName = 'search:reindex'
  static override description =
    'Have the search server of a centre (of all) emptied and told everything anew'
  static override options: CommandOptions = { startApp: true }

  @args.string({ description: "The centre's short name; every centre without it", required: false })
  declare slug?: string

  override async run() {
    const server = externalSearch()
    if (!server) return this.#fail('SEARCH_URL and SEARCH_KEY name no search server')
    const all = await Promise.all((await listTenants()).map(({ id }) => findTenantById(id)))
    const chosen = all.filter((tenant) => tenant && (!this.slug || tenant.slug === this.slug))
    if (chosen.length === 0) return this.#fail(`There is no centre ${this.slug}`)
    for (const tenant of chosen) {
      const { id: tenantId, slug } = tenant!
      await withTenant(tenantId, () => mirrorAnew(server.address))
      this.logger.success(`The search server is told everything of ${slug} anew`)
    }
  }

  #fail(reason: string) {
    this.logger.error(reason)
    this.exitCode = 1
  }
}
