import type { HttpContext } from '@adonisjs/core/http'
import DuplicateTransformer from '#app/admin/students/duplicate_transformer'
import type { Duplicate } from '#domain/people/students/queries/find_possible_duplicates'

export const studentDuplicatesOf = ({ session }: HttpContext) =>
  DuplicateTransformer.transform((session.flashMessages.get('duplicates') ?? []) as Duplicate[])
