import { urlFor } from '~/client'
import type { CourseDetail } from '~/components/courses/types'
import { useMoney } from '~/hooks/use_money'
import { useRecordForm } from '~/ui/form/use_record_form'

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

export function useCourseForm(
  course: CourseDetail | null,
  place: Pick<CourseFormData, 'subject_id' | 'level_id'>
) {
  const money = useMoney()
  return useRecordForm({
    saved: { ...courseFormData(course, money.edit(course?.price ?? null)), ...(!course && place) },
    isNew: course === null,
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

/** Empty is '', not null; `how` is held as words of one text. */
type CourseFormData = {
  title_en: string
  title_ar: string
  code: string
  subject_id: string
  level_id: string
  work_types: string
  capacity: string
  min_students: string
  total_sessions: string
  session_minutes: string
  price: string
  billing_mode: string
  colour: string
  description_en: string
  description_ar: string
  status: string
  version: number
}

const courseFormData = (course: CourseDetail | null, price: string): CourseFormData => ({
  title_en: course?.title_en ?? '',
  title_ar: course?.title_ar ?? '',
  code: course?.code ?? '',
  subject_id: course?.subject.id ?? '',
  level_id: course?.level?.id ?? '',
  work_types: (course?.work_types ?? ['in_person']).toSorted().join(' '),
  capacity: course?.capacity?.toString() ?? '',
  min_students: course?.min_students?.toString() ?? '',
  total_sessions: course?.total_sessions?.toString() ?? '',
  session_minutes: course?.session_minutes?.toString() ?? '',
  price,
  billing_mode: course?.billing_mode ?? '',
  colour: course?.colour ?? '',
  description_en: course?.description_en ?? '',
  description_ar: course?.description_ar ?? '',
  status: course?.status ?? 'active',
  version: course?.version ?? 1,
})
