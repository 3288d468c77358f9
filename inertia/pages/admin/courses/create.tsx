import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { CourseForm } from '~/components/courses/course_form'
import type { CourseOptions } from '~/components/courses/types'
import { PageHeader } from '~/ui/page/page_header'

type CourseCreateProps = CourseOptions & { course: null; level: string | null }

export default function CourseCreate({ subjects, levels, level }: CourseCreateProps) {
  const t = useTranslations('courses')
  const title = t('create_title')
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: t('title'), href: urlFor('admin.courses.index') }]}
      />
      <CourseForm title={title} course={null} level={level} options={{ subjects, levels }} />
    </>
  )
}
