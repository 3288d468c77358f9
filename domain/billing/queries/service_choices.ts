import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

/** The ids of what stays a choice though it is archived. */
type Kept = { kept: string[] }

const subjects = statement((query, { kept }: Kept) =>
  query
    .selectFrom('subjects')
    .where((of) =>
      of.or([of('archived_at', 'is', null), of('id', '=', sql<string>`any(${kept}::uuid[])`)])
    )
    .select(['id', 'name_en', 'name_ar'])
    .orderBy('code')
    .orderBy('id')
)

const levels = statement((query, { kept }: Kept) =>
  query
    .selectFrom('levels')
    .where((of) =>
      of.or([of('archived_at', 'is', null), of('id', '=', sql<string>`any(${kept}::uuid[])`)])
    )
    .select(['id', 'name_en', 'name_ar'])
    .orderBy('position')
    .orderBy('id')
)

const services = statement((query, { kept }: Kept) =>
  query
    .selectFrom('services')
    .where((service) =>
      service.or([
        service.and([
          service('archived_at', 'is', null),
          service('status', '=', sql.lit('active' as const)),
        ]),
        service('id', '=', sql<string>`any(${kept}::uuid[])`),
      ])
    )
    .select(['id', 'name_en', 'name_ar', 'unit'])
    .orderBy('code')
    .orderBy('id')
)

/** What the form of a service offers: subjects by code, levels in their order. */
export const serviceChoices = async (kept: string[] = []) => ({
  subjects: await subjects({ kept }),
  levels: await levels({ kept }),
})

/** What the form of a package offers: services that are sold, those it is made of already included. */
export const packageChoices = (kept: string[]) => services({ kept })
