import type { CourseList, CourseOptions, CourseQuery } from '~/components/courses/types'
import { useCourseList } from '~/components/courses/use_course_list'
import type { ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'

type CoursesIndexProps = CourseOptions & {
  courses: CourseList
  query: CourseQuery
  can: Abilities
  list: ListSettings
}

export default function CoursesIndex(props: CoursesIndexProps) {
  const { courses, query, can, list } = props
  const description = useCourseList(props)
  return <RecordList {...description} page={courses} query={query} can={can} settings={list} />
}
