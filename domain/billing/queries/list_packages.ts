import type { PackageFields } from '#domain/billing/package_fields'
import {
  packageStatuses,
  packageUnits,
  type PackageStatus,
} from '#domain/billing/rules/package_words'
import { byName, type CatalogueSource } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import type { WireAmount } from '#domain/shared/money'

export const packageList = {
  area: 'packages',
  sorts: { name: 'asc', code: 'asc', created_at: 'desc' },
  choices: { status: packageStatuses, unit: packageUnits },
  ids: [],
  days: [],
} as const satisfies ListShape

export const packageSource: CatalogueSource<typeof packageList> = {
  table: 'packages',
  columns: `t.id, t.code, t.name_en, t.name_ar, t.unit, t.status, t.validity_days, t.created_at, t.archived_at, t.version,
    jsonb_build_object('minor', t.price::text, 'currency', t.currency, 'exponent', t.exponent) as price,
    t.bonus_units + (select trim_scale(sum(l.quantity)) from package_lines l where l.package_id = t.id) as units`,
  order: { name: byName('name'), code: 't.code', created_at: 't.created_at' },
  choices: { status: 't.status', unit: 't.unit' },
  ids: {},
  days: {},
}

export type PackageRow = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
  unit: PackageFields['unit']
  status: PackageStatus
  validity_days: number | null
  created_at: Date
  archived_at: Date | null
  version: number
  price: WireAmount
  /** Sessions or hours with the bonus, a decimal; null for a package of money. */
  units: string | null
}

/** The packages of a centre, page by page. */
export class ListPackages {
  execute(asked: ListRequest<typeof packageList>) {
    return listCatalogue<PackageRow, typeof packageList>(packageSource, asked)
  }
}
