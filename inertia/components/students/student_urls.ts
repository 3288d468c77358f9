import { urlFor } from '~/client'
import { importUrls } from '~/components/imports/import_urls'

/** The addresses of the students' pages, by route name. */
export const studentUrls = {
  index: () => urlFor('admin.students.index'),
  create: () => urlFor('admin.students.create'),
  store: () => urlFor('admin.students.store'),
  show: (id: string) => urlFor('admin.students.show', { id }),
  edit: (id: string) => urlFor('admin.students.edit', { id }),
  update: (id: string) => urlFor('admin.students.update', { id }),
  status: (id: string) => urlFor('admin.students.status.update', { id }),
  archives: () => urlFor('admin.student_archives.store'),
  accountsOf: 'students' as const,
  statuses: () => urlFor('admin.student_statuses.update'),
  enrolments: () => urlFor('admin.student_enrolments.store'),
  export: () => urlFor('admin.student_exports.show'),
  import: () => importUrls.create('students'),
}
