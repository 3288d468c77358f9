import type { Data } from '@generated/data'

export type OwnGroup = Data.Portal.OwnGroup

/** Whose groups they are: taught, attended, or the children's. */
export type OwnGroupsOf = 'instructor' | 'student' | 'guardian'
