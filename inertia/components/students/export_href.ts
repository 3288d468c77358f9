import { studentDefaults } from '~/components/students/student_query'
import { studentUrls } from '~/components/students/student_urls'
import type { StudentQuery } from '~/components/students/types'
import { queryString } from '~/ui/list/list_query'

/** The download of everything the filter shows, on all its pages. */
export function exportHref(query: StudentQuery): string {
  const defaults = studentDefaults(query)
  const everything = { ...query, page: defaults.page, per: defaults.per }
  return studentUrls.export() + queryString(everything, defaults)
}
