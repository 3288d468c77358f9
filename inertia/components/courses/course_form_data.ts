import type { CourseDetail } from '~/components/courses/types'

/** A course as the form holds it: empty is '', not null; how it is held as words of one text. */
export type CourseFormData = {
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

/** What the form starts from: the saved course, or a new one; `price` is the saved one as it is typed. */
export const courseFormData = (course: CourseDetail | null, price: string): CourseFormData => ({
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
