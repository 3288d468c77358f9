import { urlFor } from '~/client'

/** The addresses of the pages of packages, by route name. */
export const packageUrls = {
  index: () => urlFor('admin.packages.index'),
  create: () => urlFor('admin.packages.create'),
  store: () => urlFor('admin.packages.store'),
  show: (id: string) => urlFor('admin.packages.show', { id }),
  edit: (id: string) => urlFor('admin.packages.edit', { id }),
  update: (id: string) => urlFor('admin.packages.update', { id }),
  status: (id: string) => urlFor('admin.packages.status.update', { id }),
  archives: () => urlFor('admin.package_archives.store'),
  export: () => urlFor('admin.package_exports.show'),
}
