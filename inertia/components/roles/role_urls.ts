import { urlFor } from '~/client'

/** The addresses of the roles' pages, by route name. */
export const roleUrls = {
  index: () => urlFor('admin.roles.index'),
  create: (from?: string) => urlFor('admin.roles.create') + (from ? `?from=${from}` : ''),
  store: () => urlFor('admin.roles.store'),
  show: (id: string) => urlFor('admin.roles.show', { id }),
  edit: (id: string) => urlFor('admin.roles.edit', { id }),
  update: (id: string) => urlFor('admin.roles.update', { id }),
  view: (id: string) => urlFor('admin.roles.view.store', { id }),
  stopView: () => urlFor('admin.role_view.destroy'),
  destroy: (id: string) => urlFor('admin.roles.destroy', { id }),
}
