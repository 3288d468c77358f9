import { urlFor } from '~/client'

/** The addresses of the pages of services, by route name. */
export const serviceUrls = {
  index: () => urlFor('admin.services.index'),
  create: () => urlFor('admin.services.create'),
  store: () => urlFor('admin.services.store'),
  show: (id: string) => urlFor('admin.services.show', { id }),
  edit: (id: string) => urlFor('admin.services.edit', { id }),
  update: (id: string) => urlFor('admin.services.update', { id }),
  prices: (id: string) => urlFor('admin.services.prices.store', { id }),
  price: (id: string, price: string) => urlFor('admin.services.prices.destroy', { id, price }),
  destroy: (id: string) => urlFor('admin.services.destroy', { id }),
  archives: () => urlFor('admin.service_archives.store'),
  export: () => urlFor('admin.service_exports.show'),
}
