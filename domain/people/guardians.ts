import type { Archivable } from '#domain/shared/set_archived'

export const guardians: Archivable = { table: 'guardians', one: 'guardian' }
