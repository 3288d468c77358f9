import { recordOf } from '#domain/shared/records/record_kind'
import { coursesBy, instructorsBy } from '#domain/teaching/catalogue/uses'

export const subjectRecord = recordOf('subjects')

/** A null `code` asks for a free one, or keeps the one there is; `colour` is `#rrggbb`. */
export type SubjectFields = {
  code: string | null
  name_en: string | null
  name_ar: string | null
  colour: string | null
  description: string | null
}

export const subjectUses = {
  courses: coursesBy('subject_id'),
  instructors: instructorsBy('subject'),
}
