import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isUuid } from '#domain/shared/text/is_uuid'
import { amount } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

const packageById = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('packages as p')
    .where('p.id', '=', id)
    .select(['p.id', 'p.code', 'p.name_en', 'p.name_ar', 'p.unit', 'p.validity_days', 'p.starts'])
    .select(['p.transferable_to_siblings', 'p.bonus_units', 'p.max_per_student', 'p.sale_from'])
    .select(['p.sale_until', 'p.status', 'p.version', 'p.created_at', 'p.archived_at'])
    .select((of) => [
      amount(of.ref('p.price'), of.ref('p.currency'), of.ref('p.exponent')).as('price'),
      amount(of.ref('p.list_price'), of.ref('p.currency'), of.ref('p.exponent')).as('list_price'),
      jsonArrayFrom(
        of
          .selectFrom('package_lines as l')
          .innerJoin('services as s', 's.id', 'l.service_id')
          .whereRef('l.package_id', '=', 'p.id')
          .orderBy('l.position')
          .select(['s.id as service_id', 's.code', 's.name_en', 's.name_ar'])
          .select((line) =>
            /** A decimal; null in a package of money. */
            sql<string | null>`trim_scale(${line.ref('l.quantity')})::text`.as('quantity')
          )
      ).as('lines'),
    ])
)

export type FoundPackage = RowOf<typeof packageById>

export class FindPackage {
  async execute(id: string): Promise<FoundPackage | null> {
    if (!isUuid(id)) return null
    const [row] = await packageById({ id })
    return row ?? null
  }
}
