import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CourseStatusWord } from '~/components/courses/course_status_word'
import type { CourseRow } from '~/components/courses/types'
import { useFormat } from '~/hooks/use_format'
import { useBothNames } from '~/ui/names/both_names'
import type { Column } from '~/ui/list/columns/column'
import { Money } from '~/ui/money'
import { NamedCell } from '~/ui/record/named_cell'

export function useCourseColumns(): Column<CourseRow>[] {
  const t = useTranslations('courses.columns')
  const { number } = useFormat()
  const names = useBothNames()
  return [
    {
      id: 'title',
      title: t('title'),
      sortable: true,
      cell: (course) => (
        <NamedCell named={course} href={urlFor('admin.courses.show', { id: course.id })} />
      ),
    },
    {
      id: 'code',
      title: t('code'),
      sortable: true,
      width: 110,
      cell: ({ code }) => <bdi dir="ltr">{code}</bdi>,
    },
    {
      id: 'subject',
      title: t('subject'),
      width: 140,
      cell: ({ subject }) => <bdi>{names(subject).lead}</bdi>,
    },
    {
      id: 'level',
      title: t('level'),
      width: 120,
      cell: ({ level }) => level && <bdi>{names(level).lead}</bdi>,
    },
    {
      id: 'groups',
      title: t('groups'),
      width: 80,
      end: true,
      cell: ({ groups }) => number(groups),
    },
    {
      id: 'students',
      title: t('students'),
      width: 90,
      end: true,
      cell: ({ students }) => number(students),
    },
    {
      id: 'price',
      title: t('price'),
      width: 120,
      end: true,
      cell: ({ price }) => price && <Money amount={price} />,
    },
    {
      id: 'status',
      title: t('status'),
      sortable: true,
      width: 110,
      cell: (course) => <CourseStatusWord course={course} />,
    },
  ]
}
