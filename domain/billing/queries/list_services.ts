import { serviceKinds, serviceStatuses, serviceUnits } from '#domain/billing/rules/service'
import { sql } from 'kysely'
import { localDay } from '#domain/shared/data/local_time'
import { catalogueSource, columnOf, type ListedRow } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { amount, countOf } from '#domain/shared/data/sql'

export const serviceList = {
  area: 'services',
  sorts: { name: 'asc', code: 'asc', created_at: 'desc' },
  choices: { kind: serviceKinds, unit: serviceUnits, status: serviceStatuses },
  ids: [],
  days: [],
} as const satisfies ListShape

/** In the centre's time zone. */
const today = sql<string>`(
  select ${localDay(sql`now()`, sql.ref('c.timezone'))} from platform.tenants c where c.id = ${columnOf('services', 'tenant_id')})`

export const serviceSource = catalogueSource('services', serviceList, {
  row: (services) =>
    services
      .select(['t.id', 't.code', 't.name_en', 't.name_ar', 't.kind', 't.unit', 't.status'])
      .select(['t.created_at', 't.archived_at', 't.version'])
      .select((of) => [
        of
          .selectFrom('service_prices as p')
          .whereRef('p.service_id', '=', 't.id')
          .where('p.effective_from', '<=', today)
          .orderBy('p.effective_from', 'desc')
          .limit(sql.lit(1))
          .select((price) =>
            amount(price.ref('p.amount'), price.ref('p.currency'), price.ref('p.exponent')).as('of')
          )
          .as('price'),
        countOf(of.selectFrom('package_lines as l').whereRef('l.service_id', '=', 't.id')).as(
          'packages'
        ),
      ]),
  order: { name: { name: 'name' }, code: 'code', created_at: 'created_at' },
  choices: { kind: 'kind', unit: 'unit', status: 'status' },
  ids: {},
  days: {},
})

export type ServiceRow = ListedRow<typeof serviceSource>

export class ListServices {
  execute(asked: ListRequest<typeof serviceList>) {
    return listCatalogue(serviceSource, asked)
  }
}
