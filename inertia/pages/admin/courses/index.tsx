import type {
  CourseList,
  CourseOptions,
  CourseQuery,
  CourseRow,
  Option,
} from '~/components/courses/types'
import type { FilterPart, ListDescription, ListSettings } from '~/ui/list/list_description'
import { RecordList } from '~/ui/list/record_list'
import type { Abilities } from '~/ui/record/types'
import { IconCertificate } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { recordUrls } from '~/ui/record/record_urls'
import { CourseStatusWord } from '~/components/courses/course_status_word'
import { courseStatuses } from '#domain/teaching/courses/rules/course_status'
import { useCourseColumns } from '~/components/courses/use_course_columns'
import { useOptions } from '~/components/courses/use_options'
import { EntryCard } from '~/components/catalogue/entry_card'
import { useBothNames } from '~/ui/names/both_names'
import { Money } from '~/ui/money'

interface CoursesIndexProps {
  courses: CourseList
  query: CourseQuery
  can: Abilities
  list: ListSettings
  options?: CourseOptions
}

export default function CoursesIndex(props: CoursesIndexProps) {
  const { courses, query, can, list, options } = props
  const description = useCourseList(options)
  return <RecordList {...description} page={courses} query={query} can={can} settings={list} />
}

function useCourseList(options?: CourseOptions): ListDescription<CourseRow> {
  const t = useTranslations('courses')
  const names = useBothNames()
  const choices = useOptions()
  const status = (one: (typeof courseStatuses)[number]) => (
    <CourseStatusWord course={{ status: one, archived_at: null }} />
  )
  const records = (name: 'subject' | 'level', of?: Option[]): FilterPart => ({
    kind: 'choice',
    name,
    label: t(`filters.${name}`),
    options: of && choices(of),
  })
  return {
    area: 'courses',
    icon: <IconCertificate size={24} />,
    urls: recordUrls('courses'),
    columns: useCourseColumns(),
    name: (course) => names(course).lead,
    filters: [
      records('subject', options?.subjects),
      records('level', options?.levels),
      {
        kind: 'choice',
        name: 'status',
        label: t('filters.status'),
        options: courseStatuses.map((one) => ({ value: one, label: status(one) })),
      },
    ],
    card: (course) => (
      <EntryCard entry={course} href={urlFor('admin.courses.show', { id: course.id })}>
        <bdi>{names(course.subject).lead}</bdi>
        {course.price && <Money amount={course.price} />}
        <CourseStatusWord course={course} />
      </EntryCard>
    ),
  }
}
