import type { Archivable } from '#domain/people/actions/set_archived'

export const instructors: Archivable = { table: 'instructors', one: 'instructor' }
