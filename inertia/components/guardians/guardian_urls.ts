import { urlFor } from '~/client'
import { importUrls } from '~/components/imports/import_urls'

/** The addresses of the guardians' pages, by route name. */
export const guardianUrls = {
  index: () => urlFor('admin.guardians.index'),
  create: () => urlFor('admin.guardians.create'),
  store: () => urlFor('admin.guardians.store'),
  show: (id: string) => urlFor('admin.guardians.show', { id }),
  edit: (id: string) => urlFor('admin.guardians.edit', { id }),
  update: (id: string) => urlFor('admin.guardians.update', { id }),
  archives: () => urlFor('admin.guardian_archives.store'),
  accountsOf: 'guardians' as const,
  export: () => urlFor('admin.guardian_exports.show'),
  import: () => importUrls.create('guardians'),
  options: (q: string) => `${urlFor('admin.guardian_options.index')}?q=${encodeURIComponent(q)}`,
}

/** What one guardian is to one student. */
export const linkUrls = {
  store: (student: string) => urlFor('admin.student_guardians.store', { id: student }),
  one: (student: string, guardian: string) =>
    urlFor('admin.student_guardians.update', { id: student, guardian }),
}

export const householdUrls = {
  store: () => urlFor('admin.households.store'),
  update: (id: string) => urlFor('admin.households.update', { id }),
}
