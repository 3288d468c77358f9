import type { Data } from '@generated/data'
import type { NamedChoice } from '~/components/services/types'
import type { ListedQuery } from '~/ui/list/list_description'

export type PackageList = Data.Admin.Packages.PackageList
export type PackageRow = PackageList['rows'][number]
export type PackageDetail = Data.Admin.Packages.Package
export type PackageStatus = PackageRow['status']

export type PackageQuery = ListedQuery & {
  sort: 'name' | 'code' | 'created_at'
  status: PackageStatus[]
  unit: PackageRow['unit'][]
}

export type ServiceChoice = NamedChoice & { code: string; kind: string; unit: string }
