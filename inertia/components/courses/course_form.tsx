import { Alert } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { recordUrls } from '~/ui/record/record_urls'
import { CourseFields } from '~/components/courses/course_fields'
import type { CourseDetail, CourseOptions } from '~/components/courses/types'
import { courseInputs, useCourseForm } from '~/components/courses/use_course_form'
import { useCourseValue } from '~/components/courses/use_course_value'
import { AreaForm } from '~/ui/form/area_form'

interface CourseFormProps {
  title: string
  course: CourseDetail | null
  level?: string | null
  options: CourseOptions
  groups?: number
}

/** A new course belongs to the level it was opened from, and to the only subject there is. */
const usualPlace = ({ subjects }: CourseOptions, level: string | null) => ({
  subject_id: subjects.length === 1 ? subjects[0]!.id : '',
  level_id: level ?? '',
})

export function CourseForm({ title, course, level = null, options, groups = 0 }: CourseFormProps) {
  const t = useTranslations('courses')
  const state = useCourseForm(course, usualPlace(options, level))
  const write = useCourseValue([...options.subjects, ...options.levels])
  return (
    <AreaForm
      area="courses"
      title={title}
      record={course}
      urls={recordUrls('courses')}
      inputs={courseInputs}
      state={state}
      write={write}
      notices={groups > 0 && <Alert color="info">{t('form.groups_stay', { count: groups })}</Alert>}
    >
      <CourseFields field={state.field} options={options} currency={course?.price?.currency} />
    </AreaForm>
  )
}
