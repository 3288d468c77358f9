import type { Data } from '@generated/data'

export type OwnGroup = Data.Portal.OwnGroup

export type OwnGroupsOf = 'instructor' | 'student' | 'guardian'
