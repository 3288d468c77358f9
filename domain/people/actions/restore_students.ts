import { studentRecord } from '#domain/people/student_record'
import { setArchived, type ArchiveInput } from '#domain/shared/records/set_archived'

/** Brings archived students back into the lists. */
export class RestoreStudents {
  execute(input: ArchiveInput) {
    return setArchived(studentRecord, input, false)
  }
}
