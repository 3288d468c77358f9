import { urlFor } from '~/client'
import { importUrls } from '~/components/imports/import_urls'

/** The addresses of the courses' pages, by route name. */
export const courseUrls = {
  index: () => urlFor('admin.courses.index'),
  create: () => urlFor('admin.courses.create'),
  store: () => urlFor('admin.courses.store'),
  show: (id: string) => urlFor('admin.courses.show', { id }),
  edit: (id: string) => urlFor('admin.courses.edit', { id }),
  update: (id: string) => urlFor('admin.courses.update', { id }),
  destroy: (id: string) => urlFor('admin.courses.destroy', { id }),
  archives: () => urlFor('admin.course_archives.store'),
  export: () => urlFor('admin.course_exports.show'),
  import: () => importUrls.create('courses'),
}
