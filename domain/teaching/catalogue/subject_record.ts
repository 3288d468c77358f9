import { recordOf } from '#domain/shared/records/record_kind'
import { coursesBy, instructorsBy } from '#domain/teaching/catalogue/uses'

/** The fields that are taught (domain §1.8). */
export const subjectRecord = recordOf('subjects')

/** All that a person may write of a subject, named as its columns are. */
export type SubjectFields = {
  /** Null asks for a free one, or keeps the one there is. */
  code: string | null
  name_en: string | null
  name_ar: string | null
  /** `#rrggbb`. */
  colour: string | null
  description: string | null
}

/** What may lean on a subject. */
export const subjectUses = {
  courses: coursesBy('subject_id'),
  instructors: instructorsBy('subject'),
}
