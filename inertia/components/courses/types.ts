import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'

export type CourseList = Data.Admin.Courses.CourseList
export type CourseRow = CourseList['rows'][number]
export type CourseDetail = Data.Admin.Courses.Course
export type CourseStatus = CourseRow['status']
export type Option = Data.Admin.Courses.Option

/** The subjects and levels a course may name. */
export type CourseOptions = { subjects: Option[]; levels: Option[] }

export type CourseQuery = ListedQuery & {
  status: CourseStatus[]
  subject: string[]
  level: string[]
}
