import { sql } from 'kysely'
import { statement } from '#domain/shared/data/statement'

const subjects = statement((query, _: object) =>
  query
    .selectFrom('subjects')
    .where('archived_at', 'is', null)
    .select(['id', 'name_en', 'name_ar'])
    .orderBy('code')
    .orderBy('id')
)

const levels = statement((query, _: object) =>
  query
    .selectFrom('levels')
    .where('archived_at', 'is', null)
    .select(['id', 'name_en', 'name_ar'])
    .orderBy('position')
    .orderBy('id')
)

const services = statement((query, { kept }: { kept: string[] }) =>
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
export const serviceChoices = async () => ({
  subjects: await subjects({}),
  levels: await levels({}),
})

/** What the form of a package offers: services that are sold, those it is made of already included. */
export const packageChoices = (kept: string[]) => services({ kept })
