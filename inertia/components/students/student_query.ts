import type { StudentQuery } from '~/components/students/types'

const newestFirst: StudentQuery['sort'][] = ['number', 'created_at']

/** What the students' list shows when its address says nothing; the server reads a missing direction the same way. */
export const studentDefaults = ({ sort }: Pick<StudentQuery, 'sort'>): StudentQuery => ({
  q: '',
  status: [],
  created_from: null,
  created_to: null,
  archived: false,
  sort: 'number',
  dir: newestFirst.includes(sort) ? 'desc' : 'asc',
  page: 1,
  per: 25,
})

/** Everything that narrows the list, taken back. */
export const noStudentFilters = {
  q: '',
  status: [],
  created_from: null,
  created_to: null,
  archived: false,
} satisfies Partial<StudentQuery>
