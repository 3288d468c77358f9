import type { Archivable } from '#domain/people/actions/set_archived'

export const guardians: Archivable = { table: 'guardians', one: 'guardian' }
