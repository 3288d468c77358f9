import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'

export type CourseList = Data.Admin.Courses.CourseList
export type CourseRow = CourseList['rows'][number]
export type CourseDetail = Data.Admin.Courses.Course
export type CourseService = Data.Admin.Courses.CourseService
export type CourseStatus = CourseRow['status']
export type { Option, TaughtOptions as CourseOptions } from '~/components/catalogue/types'

export type CourseQuery = ListedQuery & {
  status: CourseStatus[]
  subject: string[]
  level: string[]
}
