import { instructorRecord } from '#domain/people/instructor_record'
import { setArchived, type ArchiveInput } from '#domain/shared/records/set_archived'

/** Brings archived instructors back into the lists; an account that was shut is opened by hand. */
export class RestoreInstructors {
  execute(input: ArchiveInput) {
    return setArchived(instructorRecord, input, false)
  }
}
