import { students } from '#domain/people/students'
import { setArchived, type ArchiveInput } from '#domain/shared/set_archived'

/** Brings archived students back into the lists. */
export class RestoreStudents {
  execute(input: ArchiveInput) {
    return setArchived(students, input, false)
  }
}
