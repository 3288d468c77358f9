import type { Data } from '@generated/data'

/** What uses an entry, of one area. */
export type Use = Data.Core.Records.Uses
export type UsedBy = Use['first'][number]

export type EntryTab = 'overview' | 'uses' | 'activity'

/** A subject or a level as a select and a filter offer it. */
export type Option = { id: string; code: string; name_en: string | null; name_ar: string | null }
export type TaughtOptions = { subjects: Option[]; levels: Option[] }
