import { recordOf } from '#domain/shared/records/record_kind'
import { coursesBy, groupsBy, instructorsBy } from '#domain/teaching/uses'

/** The steps of the ladder (domain §1.8). */
export const levelRecord = recordOf('levels')

/** What may lean on a level. */
export const levelUses = {
  courses: coursesBy('level_id'),
  groups: groupsBy('level_id'),
  instructors: instructorsBy('level'),
}
