import type { HttpContext } from '@adonisjs/core/http'
import DuplicateTransformer from '#app/admin/students/duplicate_transformer'
import type { Duplicate } from '#domain/people/students/queries/find_possible_duplicates'

/** Who a student that was just refused may be already, as the page after the refusal tells it. */
export const studentDuplicatesOf = ({ session }: HttpContext) =>
  DuplicateTransformer.transform((session.flashMessages.get('duplicates') ?? []) as Duplicate[])
