import { guardians } from '#domain/people/guardians'
import { type ArchiveInput, setArchived } from '#domain/people/actions/set_archived'

/** Brings archived guardians back into the lists. */
export class RestoreGuardians {
  execute(input: ArchiveInput) {
    return setArchived(guardians, input, false)
  }
}
