import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { isUuid } from '#domain/shared/text/is_uuid'
import { amount } from '#domain/shared/data/sql'
import { type RowOf, statement } from '#domain/shared/data/statement'

const named = ['n.id', 'n.code', 'n.name_en', 'n.name_ar'] as const

const serviceById = statement((query, { id }: { id: string }) =>
  query
    .selectFrom('services as s')
    .where('s.id', '=', id)
    .select(['s.id', 's.code', 's.name_en', 's.name_ar', 's.kind', 's.unit', 's.billable_to'])
    .select(['s.is_recurring', 's.tax_mode', 's.tax_rate', 's.work_type', 's.status', 's.version'])
    .select(['s.created_at', 's.archived_at'])
    .select((of) => [
      jsonObjectFrom(
        of.selectFrom('subjects as n').whereRef('n.id', '=', 's.subject_id').select(named)
      ).as('subject'),
      jsonObjectFrom(
        of.selectFrom('levels as n').whereRef('n.id', '=', 's.level_id').select(named)
      ).as('level'),
      jsonArrayFrom(
        of
          .selectFrom('service_prices as p')
          .whereRef('p.service_id', '=', 's.id')
          .orderBy('p.effective_from', 'desc')
          .select(['p.id', 'p.effective_from'])
          .select((price) =>
            amount(price.ref('p.amount'), price.ref('p.currency'), price.ref('p.exponent')).as(
              'price'
            )
          )
      ).as('prices'),
    ])
)

export type FoundService = RowOf<typeof serviceById>

export class FindService {
  async execute(id: string): Promise<FoundService | null> {
    if (!isUuid(id)) return null
    const [row] = await serviceById({ id })
    return row ?? null
  }
}
