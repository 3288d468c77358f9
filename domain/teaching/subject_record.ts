import { recordOf } from '#domain/shared/records/record_kind'
import { coursesBy, instructorsBy } from '#domain/teaching/uses'

/** The fields that are taught (domain §1.8). */
export const subjectRecord = recordOf('subjects')

/** What may lean on a subject. */
export const subjectUses = {
  courses: coursesBy('subject_id'),
  instructors: instructorsBy('subject'),
}
