import { sql } from 'kysely'
import { anyOf } from '#domain/shared/data/sql'
import { statement } from '#domain/shared/data/statement'

const services = statement((query, { kept }: { kept: string[] }) =>
  query
    .selectFrom('services')
    .where((service) =>
      service.or([
        service.and([
          service('archived_at', 'is', null),
          service('status', '=', sql.lit('active' as const)),
        ]),
        service('id', '=', anyOf(kept)),
      ])
    )
    .select(['id', 'name_en', 'name_ar', 'unit'])
    .orderBy('code')
    .orderBy('id')
)

export const packageChoices = (kept: string[]) => services({ kept })
