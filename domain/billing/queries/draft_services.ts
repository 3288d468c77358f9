import { sql } from 'kysely'
import { amount, anyOf, centreToday } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

/** Services on offer, and those the draft names, with the price in force today in the draft's currency. */
export const draftServices = statement(
  (query, { chosen, currency }: { chosen: string[]; currency: string }) =>
    query
      .selectFrom('services as v')
      .leftJoinLateral(
        (of) =>
          of
            .selectFrom('service_prices as q')
            .whereRef('q.service_id', '=', 'v.id')
            .where('q.effective_from', '<=', centreToday)
            .orderBy('q.effective_from', 'desc')
            .limit(sql.lit(1))
            .selectAll('q')
            .as('q'),
        (join) => join.on('q.currency', '=', currency)
      )
      .where((of) =>
        of.or([
          of.and([
            of('v.archived_at', 'is', null),
            of('v.status', '=', sql.lit('active' as const)),
          ]),
          of('v.id', '=', anyOf(chosen)),
        ])
      )
      .select(['v.id', 'v.code', 'v.name_en', 'v.name_ar', 'v.kind', 'v.unit'])
      .select(['v.tax_mode', 'v.tax_rate', 'q.tax_inclusive'])
      .select((of) =>
        amount(of.ref('q.amount'), of.ref('q.currency'), of.ref('q.exponent')).as('price')
      )
      .orderBy('v.code')
      .orderBy('v.id')
)

export type DraftService = RowOf<typeof draftServices>
