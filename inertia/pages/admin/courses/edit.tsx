import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CourseForm } from '~/components/courses/course_form'
import type { CourseDetail, CourseOptions } from '~/components/courses/types'
import { useBothNames } from '~/ui/names/both_names'
import { PageHeader } from '~/ui/page/page_header'

type CourseEditProps = CourseOptions & { course: CourseDetail; groups: number }

export default function CourseEdit({ course, groups, subjects, levels }: CourseEditProps) {
  const t = useTranslations('courses')
  const name = useBothNames()(course).lead
  const title = t('edit_title', { name })
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[
          { label: t('title'), href: urlFor('admin.courses.index') },
          { label: name, href: urlFor('admin.courses.show', { id: course.id }) },
        ]}
      />
      <CourseForm title={title} course={course} options={{ subjects, levels }} groups={groups} />
    </>
  )
}
