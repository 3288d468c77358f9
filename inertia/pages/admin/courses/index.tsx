import type { CourseList, CourseOptions, CourseQuery } from '~/components/courses/types'
import { useCourseList } from '~/components/courses/use_course_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'

interface CoursesIndexProps {
  courses: CourseList
  query: CourseQuery
  can: Abilities
  list: ListSettings
  /** Fetched when a filter is opened. */
  options?: CourseOptions
}

export default function CoursesIndex(props: CoursesIndexProps) {
  const { courses, query, can, list, options } = props
  const description = useCourseList(options)
  return <RecordList {...description} page={courses} query={query} can={can} settings={list} />
}
