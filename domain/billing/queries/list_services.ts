import { serviceKinds, serviceStatuses, serviceUnits } from '#domain/billing/rules/service_words'
import type { ServiceFields } from '#domain/billing/service_fields'
import { byName, type CatalogueSource } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import type { WireAmount } from '#domain/shared/money'

export const serviceList = {
  area: 'services',
  sorts: { name: 'asc', code: 'asc', created_at: 'desc' },
  choices: { kind: serviceKinds, unit: serviceUnits, status: serviceStatuses },
  ids: [],
  days: [],
} as const satisfies ListShape

/** The centre's day: a price begins when its day does there. */
const today = `(now() at time zone (select timezone from platform.tenants where id = t.tenant_id))::date`

export const serviceSource: CatalogueSource<typeof serviceList> = {
  table: 'services',
  columns: `t.id, t.code, t.name_en, t.name_ar, t.kind, t.unit, t.status, t.created_at, t.archived_at, t.version,
    (select jsonb_build_object('minor', p.amount::text, 'currency', p.currency, 'exponent', p.exponent)
     from service_prices p where p.service_id = t.id and p.effective_from <= ${today}
     order by p.effective_from desc limit 1) as price,
    (select count(*)::integer from package_lines l where l.service_id = t.id) as packages`,
  order: { name: byName('name'), code: 't.code', created_at: 't.created_at' },
  choices: { kind: 't.kind', unit: 't.unit', status: 't.status' },
  ids: {},
  days: {},
}

export type ServiceRow = {
  id: string
  code: string
  name_en: string | null
  name_ar: string | null
  kind: ServiceFields['kind']
  unit: ServiceFields['unit']
  status: ServiceFields['status']
  created_at: Date
  archived_at: Date | null
  version: number
  /** Today's; null before the first begins. */
  price: WireAmount | null
  /** How many packages are made of it. */
  packages: number
}

/** The price list, page by page. */
export class ListServices {
  execute(asked: ListRequest<typeof serviceList>) {
    return listCatalogue<ServiceRow, typeof serviceList>(serviceSource, asked)
  }
}
