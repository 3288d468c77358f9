import { urlFor } from '~/client'
import { importUrls } from '~/components/imports/import_urls'

/** The addresses of the groups' pages, by route name. */
export const groupUrls = {
  index: () => urlFor('admin.groups.index'),
  create: () => urlFor('admin.groups.create'),
  store: () => urlFor('admin.groups.store'),
  show: (id: string) => urlFor('admin.groups.show', { id }),
  edit: (id: string) => urlFor('admin.groups.edit', { id }),
  update: (id: string) => urlFor('admin.groups.update', { id }),
  destroy: (id: string) => urlFor('admin.groups.destroy', { id }),
  status: (id: string) => urlFor('admin.groups.status.update', { id }),
  promotion: (id: string) => urlFor('admin.groups.promotions.create', { id }),
  promote: (id: string) => urlFor('admin.groups.promotions.store', { id }),
  enrol: (id: string) => urlFor('admin.enrolments.store', { id }),
  archives: () => urlFor('admin.group_archives.store'),
  export: () => urlFor('admin.group_exports.show'),
  import: () => importUrls.create('groups'),
}
