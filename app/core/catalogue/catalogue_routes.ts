import router from '@adonisjs/core/services/router'
import type { Catalogue } from '#core/catalogue/catalogue'
import { catalogueArchives } from '#core/catalogue/catalogue_archives'
import { catalogueEntries } from '#core/catalogue/catalogue_entries'
import type { ListShape } from '#domain/shared/lists/list_shape'
import { middleware } from '#start/kernel'

export function catalogueRoutes<
  Shape extends ListShape,
  Row,
  Entry extends { id: string },
  Fields,
  Own extends { type: string },
>(kind: Catalogue<Shape, Row, Entry, Fields, Own>) {
  const { area: many, subject: one } = kind.record
  const path = many.replaceAll('_', '-')
  const onePath = `/${one.replaceAll('_', '-')}`
  const Entries = catalogueEntries(kind)
  const Archives = catalogueArchives(kind)

  router
    .group(() => {
      router.resource(path, Entries).as(many)
      router.post(`${onePath}-archives`, [Archives, 'store']).as(`${one}_archives.store`)
      router.delete(`${onePath}-archives`, [Archives, 'destroy']).as(`${one}_archives.destroy`)
    })
    .prefix('/admin')
    .as('admin')
    .use(middleware.portal({ kinds: ['admin'] }))
}
