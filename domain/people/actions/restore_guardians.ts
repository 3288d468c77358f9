import { guardianRecord } from '#domain/people/guardian_record'
import { type ArchiveInput, setArchived } from '#domain/shared/records/set_archived'

/** Brings archived guardians back into the lists. */
export class RestoreGuardians {
  execute(input: ArchiveInput) {
    return setArchived(guardianRecord, input, false)
  }
}
