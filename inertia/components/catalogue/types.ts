import type { Data } from '@generated/data'
import type { Abilities, ActivityRow } from '~/ui/record/types'
import type { areas, AreasWith } from '#domain/shared/areas/areas'
import type { RouteName } from '~/client'

export type Use = Data.Core.Records.Uses
export type UsedBy = Use['first'][number]

export type EntryTab = 'overview' | 'uses' | 'activity'

export type Option = { id: string; code: string; name_en: string | null; name_ar: string | null }
export type TaughtOptions = { subjects: Option[]; levels: Option[] }

/** Without a code it goes by its names alone. */
export type NamedEntry = {
  id: string
  code?: string
  name_en: string | null
  name_ar: string | null
}

export type EntryProps = {
  uses: Use[]
  activity: ActivityRow[]
  tab: EntryTab
  can: Abilities
}

type Recorded = AreasWith<'record', object>
type One<Area extends Recorded> = (typeof areas)[Area]['record']['one']

export type CatalogueArea = {
  [Area in Recorded]: `admin.${Area}.destroy` | `admin.${One<Area>}_exports.show` extends RouteName
    ? Area
    : never
}[Recorded]
