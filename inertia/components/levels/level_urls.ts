import { urlFor } from '~/client'

/** The addresses of the levels' pages, by route name. */
export const levelUrls = {
  index: () => urlFor('admin.levels.index'),
  create: () => urlFor('admin.levels.create'),
  store: () => urlFor('admin.levels.store'),
  show: (id: string) => urlFor('admin.levels.show', { id }),
  edit: (id: string) => urlFor('admin.levels.edit', { id }),
  update: (id: string) => urlFor('admin.levels.update', { id }),
  destroy: (id: string) => urlFor('admin.levels.destroy', { id }),
  arrange: () => urlFor('admin.level_order.edit'),
  place: (id: string) => urlFor('admin.level_places.update', { id }),
  archives: () => urlFor('admin.level_archives.store'),
  export: () => urlFor('admin.level_exports.show'),
}
