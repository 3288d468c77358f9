import { urlFor } from '~/client'
import type { ImportEntity } from '~/components/imports/types'

/** Where the imported records are listed, and where one of them stands. */
export const recordUrls: Record<
  ImportEntity,
  { index: () => string; show: (id: string) => string }
> = {
  students: {
    index: () => urlFor('admin.students.index'),
    show: (id) => urlFor('admin.students.show', { id }),
  },
}
