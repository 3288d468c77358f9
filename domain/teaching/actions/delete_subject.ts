import { deleteEntry, type DeletionInput } from '#domain/shared/catalogue/delete_entry'
import { subjects } from '#domain/teaching/subjects'

/** Deletes a subject that no course and no instructor names. */
export class DeleteSubject {
  execute(input: DeletionInput) {
    return deleteEntry(subjects, input)
  }
}
