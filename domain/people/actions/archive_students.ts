import { setArchived, type ArchiveInput } from '#domain/people/actions/set_archived'

/** Takes students out of the lists; their history stays and they can be restored (domain §1.0). */
export class ArchiveStudents {
  execute(input: ArchiveInput) {
    return setArchived(input, true)
  }
}
