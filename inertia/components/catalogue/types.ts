import type { Data } from '@generated/data'

/** What uses an entry, of one area. */
export type Use = Data.Core.Records.Uses
export type UsedBy = Use['first'][number]

export type EntryTab = 'overview' | 'uses' | 'activity'
