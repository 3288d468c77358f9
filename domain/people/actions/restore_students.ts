import { setArchived, type ArchiveInput } from '#domain/people/actions/set_archived'

/** Brings archived students back into the lists. */
export class RestoreStudents {
  execute(input: ArchiveInput) {
    return setArchived(input, false)
  }
}
