import { urlFor } from '~/client'
import { courseFormData } from '~/components/courses/course_form_data'
import type { CourseDetail } from '~/components/courses/types'
import { useMoney } from '~/hooks/use_money'
import { useRecordForm } from '~/ui/form/use_record_form'

/** The form's fields in the order they stand in it. */
export const courseInputs = [
  'title_en',
  'title_ar',
  'code',
  'status',
  'subject_id',
  'level_id',
  'work_types',
  'capacity',
  'min_students',
  'total_sessions',
  'session_minutes',
  'price',
  'billing_mode',
  'colour',
  'description_en',
  'description_ar',
] as const

const SETS = ['work_types']

export function useCourseForm(course: CourseDetail | null) {
  const money = useMoney()
  return useRecordForm({
    saved: courseFormData(course, money.edit(course?.price ?? null)),
    isNew: course === null,
    focusOrder: courseInputs,
    sets: SETS,
    send: (form, options) => {
      form.transform((data) => ({
        ...data,
        work_types: data.work_types.split(' ').filter(Boolean),
      }))
      if (course) form.put(urlFor('admin.courses.update', { id: course.id }), options)
      else form.post(urlFor('admin.courses.store'), options)
    },
  })
}

export type CourseForm = ReturnType<typeof useCourseForm>
