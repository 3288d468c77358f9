import type { Data } from '@generated/data'
import type { Direction } from '~/ui/list/column'

type Students = Data.Admin.Students.StudentList

export type StudentList = Students
export type StudentRow = Students['rows'][number]
export type StudentStatus = StudentRow['status']
export type StudentDetail = Data.Admin.Students.Student
export type Duplicate = Data.Admin.Students.Duplicate
export type ActivityRow = Data.Admin.Students.StudentActivity
export type Change = ActivityRow['changes'][number]

export type StudentQuery = {
  q: string
  status: StudentStatus[]
  created_from: string | null
  created_to: string | null
  archived: boolean
  sort: 'number' | 'name' | 'created_at' | 'status'
  dir: Direction
  page: number
  per: 25 | 50 | 100
}

export type Abilities = {
  create: boolean
  update: boolean
  delete: boolean
}
