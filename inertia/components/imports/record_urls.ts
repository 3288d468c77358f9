import { urlFor } from '~/client'
import type { ImportEntity } from '~/components/imports/types'

type Urls = { index: () => string; show: (id: string) => string }

/** Where imported records are listed, and where one of them stands. */
export const recordUrls: Partial<Record<ImportEntity, Urls>> = {
  students: {
    index: () => urlFor('admin.students.index'),
    show: (id) => urlFor('admin.students.show', { id }),
  },
}
