import type { Data } from '@generated/data'
import type { Abilities, ActivityRow } from '~/ui/record/types'

export type Use = Data.Core.Records.Uses
export type UsedBy = Use['first'][number]

export type EntryTab = 'overview' | 'uses' | 'activity'

export type Option = { id: string; code: string; name_en: string | null; name_ar: string | null }
export type TaughtOptions = { subjects: Option[]; levels: Option[] }

export type NamedEntry = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
}

export type EntryProps = {
  uses: Use[]
  activity: ActivityRow[]
  tab: EntryTab
  can: Abilities
}
