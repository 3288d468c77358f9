import type { HttpContext } from '@adonisjs/core/http'
import PackagePolicy from '#app/admin/packages/package_policy'
import { archiveChosen } from '#core/records/archive_chosen'
import { everythingOf } from '#core/records/chosen_ids'
import { packageList, packageSource } from '#domain/billing/queries/list_packages'
import { packageRecord } from '#domain/billing/package_record'

export default class PackageArchivesController {
  async store(ctx: HttpContext) {
    await ctx.bouncer.with(PackagePolicy).authorize('delete')
    return archiveChosen(ctx, packageRecord, true, { everything: everyPackage(ctx) })
  }

  async destroy(ctx: HttpContext) {
    await ctx.bouncer.with(PackagePolicy).authorize('restore')
    return archiveChosen(ctx, packageRecord, false, { everything: everyPackage(ctx) })
  }
}

const everyPackage = (ctx: HttpContext) => everythingOf(ctx, packageList, packageSource)
