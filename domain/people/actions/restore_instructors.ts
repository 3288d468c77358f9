import { instructors } from '#domain/people/instructors'
import { setArchived, type ArchiveInput } from '#domain/people/actions/set_archived'

/** Brings archived instructors back into the lists; an account that was shut is opened by hand. */
export class RestoreInstructors {
  execute(input: ArchiveInput) {
    return setArchived(instructors, input, false)
  }
}
