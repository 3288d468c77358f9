import type { HttpContext } from '@adonisjs/core/http'
import type { Catalogue } from '#core/catalogue/catalogue'
import { archiveChosen } from '#core/records/archive_chosen'
import { areaPolicy } from '#core/records/area_policy'
import { everythingOf } from '#core/records/chosen_ids'
import type { ListShape } from '#domain/shared/lists/list_shape'

type Archivable<Shape extends ListShape, Row> = Pick<
  Catalogue<Shape, Row>,
  'record' | 'source' | 'holding' | 'archive' | 'restore' | 'keepsArchived'
>

export function catalogueArchives<Shape extends ListShape, Row>({
  record,
  source,
  holding,
  archive,
  restore,
  keepsArchived,
}: Archivable<Shape, Row>) {
  const Policy = areaPolicy(record.area)
  const everything = (ctx: HttpContext) => everythingOf(ctx, source.shape, source)

  return class CatalogueArchives {
    async store(ctx: HttpContext) {
      await ctx.bouncer.with(Policy).authorize('delete')
      if (archive) return archive(ctx, everything(ctx))
      return archiveChosen(ctx, record, true, { everything: everything(ctx), holding })
    }

    async destroy(ctx: HttpContext) {
      await ctx.bouncer.with(Policy).authorize('restore')
      if (restore) return restore(ctx, everything(ctx))
      return archiveChosen(ctx, record, false, {
        everything: everything(ctx),
        holding,
        refusing: keepsArchived,
      })
    }
  }
}
