import { urlFor } from '~/client'

/** The addresses of the subjects' pages, by route name. */
export const subjectUrls = {
  index: () => urlFor('admin.subjects.index'),
  create: () => urlFor('admin.subjects.create'),
  store: () => urlFor('admin.subjects.store'),
  show: (id: string) => urlFor('admin.subjects.show', { id }),
  edit: (id: string) => urlFor('admin.subjects.edit', { id }),
  update: (id: string) => urlFor('admin.subjects.update', { id }),
  destroy: (id: string) => urlFor('admin.subjects.destroy', { id }),
  archives: () => urlFor('admin.subject_archives.store'),
  export: () => urlFor('admin.subject_exports.show'),
}
