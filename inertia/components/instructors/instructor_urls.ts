import { urlFor } from '~/client'
import { importUrls } from '~/components/imports/import_urls'

/** The addresses of the instructors' pages, by route name. */
export const instructorUrls = {
  index: () => urlFor('admin.instructors.index'),
  create: () => urlFor('admin.instructors.create'),
  store: () => urlFor('admin.instructors.store'),
  show: (id: string) => urlFor('admin.instructors.show', { id }),
  edit: (id: string) => urlFor('admin.instructors.edit', { id }),
  update: (id: string) => urlFor('admin.instructors.update', { id }),
  archives: () => urlFor('admin.instructor_archives.store'),
  accountsOf: 'instructors' as const,
  export: () => urlFor('admin.instructor_exports.show'),
  import: () => importUrls.create('instructors'),
  availability: (id: string) => urlFor('admin.instructors.availability.update', { id }),
  absences: (id: string) => urlFor('admin.instructors.absences.store', { id }),
  absence: (id: string, absence: string) =>
    urlFor('admin.instructors.absences.destroy', { id, absence }),
  documents: (id: string) => urlFor('admin.instructors.documents.store', { id }),
  document: (id: string, document: string) =>
    urlFor('admin.instructors.documents.update', { id, document }),
  payRules: (id: string) => urlFor('admin.instructors.pay_rules.store', { id }),
  account: (id: string) => urlFor('admin.instructors.account.update', { id }),
}
