import type { HttpContext } from '@adonisjs/core/http'
import PackagePolicy from '#app/admin/packages/package_policy'
import { archiveChosen } from '#core/records/archive_chosen'
import { packageRecord } from '#domain/billing/package_record'

/** Taking packages out of the lists and bringing them back, one or many; each offers to take itself back. */
export default class PackageArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(PackagePolicy).authorize('delete')
    return archiveChosen(ctx, packageRecord, true)
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(PackagePolicy).authorize('restore')
    return archiveChosen(ctx, packageRecord, false)
  }
}
