import type { Data } from '@generated/data'
import type { ListedQuery } from '~/ui/list/list_description'

export type ServiceList = Data.Admin.Services.ServiceList
export type ServiceRow = ServiceList['rows'][number]
export type ServiceDetail = Data.Admin.Services.Service
export type ServicePrice = ServiceDetail['prices'][number]

export type ServiceQuery = ListedQuery & {
  sort: 'name' | 'code' | 'created_at'
  kind: ServiceRow['kind'][]
  unit: ServiceRow['unit'][]
  status: ServiceRow['status'][]
}

export type NamedChoice = { id: string; name_en: string | null; name_ar: string | null }

export type ServiceChoices = { subjects: NamedChoice[]; levels: NamedChoice[] }
