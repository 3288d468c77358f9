import { studentRecord } from '#domain/people/student_record'
import { setArchived, type ArchiveInput } from '#domain/shared/records/set_archived'

/** Takes students out of the lists; their history stays and they can be restored (domain §1.0). */
export class ArchiveStudents {
  execute(input: ArchiveInput) {
    return setArchived(studentRecord, input, true)
  }
}
