import type { Catalogue } from '#domain/shared/catalogue/catalogue'
import { coursesBy, instructorsBy } from '#domain/teaching/uses'

/** The fields that are taught (domain §1.8). */
export const subjects: Catalogue = {
  table: 'subjects',
  one: 'subject',
  prefix: 'SUB',
  uses: [coursesBy('subject_id'), instructorsBy('instructor_subjects', 'subject_id')],
}

/** All that a person may write of a subject, by column. */
export type SubjectColumns = {
  /** Null asks for a suggested one, or keeps the one there is. */
  code: string | null
  name_en: string | null
  name_ar: string | null
  /** `#rrggbb`. */
  colour: string | null
  description: string | null
}
