import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'

type Students = Data.Admin.Students.StudentList

export type StudentList = Students
export type StudentRow = Students['rows'][number]
export type StudentStatus = StudentRow['status']
export type StudentDetail = Data.Admin.Students.Student
export type Duplicate = Data.Admin.Students.Duplicate

export type StudentQuery = ListedQuery & {
  sort: 'number' | 'name' | 'created_at' | 'status'
  status: StudentStatus[]
  created_from: string | null
  created_to: string | null
}
