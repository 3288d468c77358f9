import type { Archivable } from '#domain/shared/set_archived'

export const instructors: Archivable = { table: 'instructors', one: 'instructor' }
