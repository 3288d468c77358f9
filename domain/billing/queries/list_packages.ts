import { sql } from 'kysely'
import { packageStatuses, packageUnits } from '#domain/billing/rules/package'
import { catalogueSource, type ListedRow } from '#domain/shared/lists/catalogue_source'
import { listCatalogue } from '#domain/shared/lists/list_catalogue'
import type { ListRequest, ListShape } from '#domain/shared/lists/list_shape'
import { amount } from '#domain/shared/data/sql'

export const packageList = {
  area: 'packages',
  sorts: { name: 'asc', code: 'asc', created_at: 'desc' },
  choices: { status: packageStatuses, unit: packageUnits },
  ids: [],
  days: [],
} as const satisfies ListShape

export const packageSource = catalogueSource('packages', packageList, {
  row: (packages) =>
    packages
      .select(['t.id', 't.code', 't.name_en', 't.name_ar', 't.unit', 't.status'])
      .select(['t.validity_days', 't.created_at', 't.archived_at', 't.version'])
      .select((of) => [
        amount(of.ref('t.price'), of.ref('t.currency'), of.ref('t.exponent')).as('price'),
        /** Sessions or hours with the bonus, a decimal; null for a package of money. */
        sql<string | null>`${of.ref('t.bonus_units')} + ${of
          .selectFrom('package_lines as l')
          .whereRef('l.package_id', '=', 't.id')
          .select((line) => sql`trim_scale(sum(${line.ref('l.quantity')}))`.as('units'))}`.as(
          'units'
        ),
      ]),
  order: { name: { name: 'name' }, code: 'code', created_at: 'created_at' },
  choices: { status: 'status', unit: 'unit' },
  ids: {},
  days: {},
})

export type PackageRow = ListedRow<typeof packageSource>

export class ListPackages {
  execute(asked: ListRequest<typeof packageList>) {
    return listCatalogue(packageSource, asked)
  }
}
