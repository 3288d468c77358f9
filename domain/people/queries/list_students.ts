import { listSearched, searchedIds } from '#domain/people/queries/searched_list'
import { type StudentStatus, studentStatuses } from '#domain/people/rules/student_status'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'

/** What the students' list may be asked; text looks through names in both scripts, number, e-mail, phone and school. */
export const studentList = {
  area: 'students',
  sorts: { number: 'desc', name: 'asc', created_at: 'desc', status: 'asc' },
  choices: { status: studentStatuses },
  ids: [],
  days: ['created'],
} as const satisfies ListShape

/** By column name: a list makes no models. */
export type StudentRow = {
  id: string
  number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
  email: string | null
  phone: string | null
  photo: string | null
  status: StudentStatus
  birth_date: string | null
  created_at: Date
  archived_at: Date | null
  version: number
}

/** One page of students and how many there are; see listSearched(). */
export const listStudents = (asked: ListRequest<typeof studentList>) =>
  listSearched<StudentRow>('student', asked)

/** The ids of every student a filter shows, on all its pages. */
export const studentIds = (asked: ListRequest<typeof studentList>) => searchedIds('student', asked)
