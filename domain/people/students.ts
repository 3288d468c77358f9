import type { Archivable } from '#domain/shared/set_archived'

export const students: Archivable = { table: 'students', one: 'student' }
