import { IconCertificate } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { recordUrls } from '~/ui/record/record_urls'
import { CourseStatusWord } from '~/components/courses/course_status_word'
import { courseStatuses } from '~/components/courses/course_choices'
import type { CourseOptions, CourseRow, Option } from '~/components/courses/types'
import { useCourseColumns } from '~/components/courses/use_course_columns'
import { useOptions } from '~/components/courses/use_options'
import { EntryCard } from '~/components/catalogue/entry_card'
import { useBothNames } from '~/ui/names/both_names'
import type { FilterPart, ListDescription } from '~/ui/list/list_description'
import { Money } from '~/ui/money'

/** The courses' list as it differs from every other. */
export function useCourseList(options?: CourseOptions): ListDescription<CourseRow> {
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
