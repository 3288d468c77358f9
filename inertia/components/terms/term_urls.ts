import { urlFor } from '~/client'

/** The addresses of the terms' pages, by route name. */
export const termUrls = {
  index: () => urlFor('admin.terms.index'),
  create: () => urlFor('admin.terms.create'),
  store: () => urlFor('admin.terms.store'),
  show: (id: string) => urlFor('admin.terms.show', { id }),
  edit: (id: string) => urlFor('admin.terms.edit', { id }),
  update: (id: string) => urlFor('admin.terms.update', { id }),
  destroy: (id: string) => urlFor('admin.terms.destroy', { id }),
  archives: () => urlFor('admin.term_archives.store'),
  export: () => urlFor('admin.term_exports.show'),
}
