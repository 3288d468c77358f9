import type { SubjectDetail } from '~/components/subjects/types'

/** A subject as the form holds it: empty is '', not null. */
export type SubjectFormData = {
  name_en: string
  name_ar: string
  code: string
  colour: string
  description: string
  version: number
}

/** What the form starts from: the saved subject, or a new one. */
export const subjectFormData = (subject: SubjectDetail | null): SubjectFormData => ({
  name_en: subject?.name_en ?? '',
  name_ar: subject?.name_ar ?? '',
  code: subject?.code ?? '',
  colour: subject?.colour ?? '',
  description: subject?.description ?? '',
  version: subject?.version ?? 1,
})
