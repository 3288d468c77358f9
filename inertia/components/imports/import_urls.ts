import { urlFor } from '~/client'
import type { ImportEntity } from '~/components/imports/types'

/** The addresses of imports, by route name. */
export const importUrls = {
  index: () => urlFor('admin.imports.index'),
  create: (entity?: ImportEntity) =>
    urlFor('admin.imports.create') + (entity ? `?entity=${entity}` : ''),
  store: () => urlFor('admin.imports.store'),
  template: (entity: ImportEntity) => `${urlFor('admin.imports.template')}?entity=${entity}`,
  show: (id: string) => urlFor('admin.imports.show', { id }),
  destroy: (id: string) => urlFor('admin.imports.destroy', { id }),
  check: (id: string) => urlFor('admin.imports.check.store', { id }),
  run: (id: string) => urlFor('admin.imports.run.store', { id }),
  undo: (id: string) => urlFor('admin.imports.undo.store', { id }),
  results: (id: string) => urlFor('admin.imports.results', { id }),
}
