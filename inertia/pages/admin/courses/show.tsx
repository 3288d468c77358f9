import { recordUrls } from '~/ui/record/record_urls'
import { EntryPage } from '~/components/catalogue/entry_page'
import type { EntryTab, Use } from '~/components/catalogue/types'
import { CourseOverview } from '~/components/courses/course_overview'
import { CourseStatusWord } from '~/components/courses/course_status_word'
import type { CourseDetail, Option } from '~/components/courses/types'
import { useCourseValue } from '~/components/courses/use_course_value'
import { useBothNames } from '~/ui/names/both_names'
import type { Abilities, ActivityRow } from '~/ui/record/types'

type CourseShowProps = {
  course: CourseDetail
  uses: Use[]
  activity: ActivityRow[]
  mentioned: Option[]
  tab: EntryTab
  can: Abilities
}

export default function CourseShow(props: CourseShowProps) {
  const { course, uses, activity, mentioned, tab, can } = props
  const names = useBothNames()
  return (
    <EntryPage
      area="courses"
      one="course"
      entry={course}
      uses={uses}
      activity={activity}
      tab={tab}
      can={can}
      urls={recordUrls('courses')}
      lead={
        <>
          <CourseStatusWord course={course} />
          <bdi dir="ltr">{course.code}</bdi>
          <bdi>{names(course.subject).lead}</bdi>
          {course.level && <bdi>{names(course.level).lead}</bdi>}
        </>
      }
      overview={<CourseOverview course={course} uses={uses} />}
      write={useCourseValue(mentioned)}
    />
  )
}
