import { students } from '#domain/people/students'
import { setArchived, type ArchiveInput } from '#domain/shared/set_archived'

/** Takes students out of the lists; their history stays and they can be restored (domain §1.0). */
export class ArchiveStudents {
  execute(input: ArchiveInput) {
    return setArchived(students, input, true)
  }
}
