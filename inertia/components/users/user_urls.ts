import { urlFor } from '~/client'

/** The addresses of the administrators' pages, by route name. */
export const userUrls = {
  index: () => urlFor('admin.users.index'),
  create: () => urlFor('admin.users.create'),
  store: () => urlFor('admin.users.store'),
  show: (id: string) => urlFor('admin.users.show', { id }),
  edit: (id: string) => urlFor('admin.users.edit', { id }),
  update: (id: string) => urlFor('admin.users.update', { id }),
  invitation: (id: string) => urlFor('admin.users.invitation.store', { id }),
  link: (id: string) => urlFor('admin.users.link.store', { id }),
  suspension: (id: string) => urlFor('admin.users.suspension.store', { id }),
  archive: (id: string) => urlFor('admin.users.archive.store', { id }),
  sessions: (id: string) => urlFor('admin.users.sessions.destroy', { id }),
  factors: (id: string) => urlFor('admin.users.factors.destroy', { id }),
  audit: (person: string) => `${urlFor('admin.audit.index')}?person=${person}`,
}
